import type { Blog } from '../schema.ts';
import { runningText } from '../text/plain-text.ts';

/** Characters of the intro in a page's description, before the dots (spec §2, §9). */
const META_DESCRIPTION_CHARACTERS = 155;

/** Characters of the intro in a social description (spec §2, §9). */
const SOCIAL_DESCRIPTION_CHARACTERS = 200;

/** The first characters of a text, counted in code points so that no character is cut in two. */
function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}

/** Text for the description meta tag: the blog's own, else the first 155 characters of the intro followed by '...'. */
export function metaDescription({ description, content }: Blog): string {
  return description ?? `${firstCharacters(runningText(content.intro), META_DESCRIPTION_CHARACTERS)}...`;
}

/** Text for social networks: the blog's own description, else the first 200 characters of the intro. */
export function socialDescription({ description, content }: Blog): string {
  return description ?? firstCharacters(runningText(content.intro), SOCIAL_DESCRIPTION_CHARACTERS);
}
