import { plainLine } from '@/lib/article/plain-text.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** Cuts a text to a number of characters (code points), the last one an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}

/** A blog's description, else the start of its introduction: one line of at most 150 characters without citations. */
export function postDescription({ content, description, sources }: Blog): string {
  const cited = new Set(sources.map(({ number }) => number));
  return shortened(plainLine(description ?? content.intro, cited), 150);
}

/** Words that make no tag; shorter ones are left out anyway. */
const STOP_WORDS = new Set(
  (
    'about after all and any are before best better between but can could does during each easy every ' +
    'few for from get give good guide has have her his home how into its just make makes making many more ' +
    'most much new not now one our out over should some such tell than that the their them then there ' +
    'these they this those through tips under use using very was way ways were what when where which ' +
    'while who why will with without would write you your'
  ).split(' '),
);

const MIN_TAG_CHARACTERS = 3;

/** Words of a topic as tags: lower case without accents, at most `most`, each of up to `maxCharacters` a-z and 0-9. */
export function topicTags(topic: string, most: number, maxCharacters: number): string[] {
  const words = topic
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word))
    .filter((word) => word.length >= MIN_TAG_CHARACTERS && word.length <= maxCharacters)
    .filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, most);
}
