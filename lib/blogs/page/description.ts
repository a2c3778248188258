import type { Blog } from '../schema.ts';
import { runningText } from '../text/plain-text.ts';

/** Spec §2, §9. */
const META_DESCRIPTION_CHARACTERS = 155;

/** Spec §2, §9. */
const SOCIAL_DESCRIPTION_CHARACTERS = 200;

/** Counts code points, so as not to cut a character in two. */
function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}

/** The description meta tag: the blog's own, else the first 155 characters of the intro and '...'. */
export function metaDescription({ description, content }: Blog): string {
  return description ?? `${firstCharacters(runningText(content.intro), META_DESCRIPTION_CHARACTERS)}...`;
}

/** The description for social networks: the blog's own, else the first 200 characters of the intro. */
export function socialDescription({ description, content }: Blog): string {
  return description ?? firstCharacters(runningText(content.intro), SOCIAL_DESCRIPTION_CHARACTERS);
}
