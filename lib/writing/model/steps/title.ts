import { isSpaced } from '@/lib/constants/options.ts';
import type { WritingRequest } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading, isHeading, isObeyedTitle, withoutInstructions } from '../lint/headings.ts';
import { type Context, isForeignLine } from './context.ts';

/** Search results and tabs cut what is longer. */
const LONGEST_TITLE = 60;
const LONGEST_WIDE_TITLE = 32;

const lengthOf = (line: string) => [...line].length;

/** Ends of a title's first part, before its explanation. */
const PART_END = /\s?[:：(（|]|\s[–—-]\s|[,;，；、](?=\s|\p{Script=Han})/gu;
const SHORTEST_PART = 12;

/** A line cut after its first part, or after a whole word with an ellipsis. */
function shortened(line: string, longest: number): string {
  if (lengthOf(line) <= longest) return line;
  const start = [...line].slice(0, longest - 1).join('');
  const ends = [...start.matchAll(PART_END)].map(({ index }) => index);
  const end = ends.findLast((place) => place >= SHORTEST_PART);
  if (end !== undefined) return start.slice(0, end);
  const words = start.replace(/\s+\S*$/u, '');
  return `${words.replace(/[\p{P}\s]+$/u, '')}…`;
}

/**
 * The first title that fits, is new in the batch, obeys no instruction in the sources and is in the article's language; else
 * the shortened topic, '' where that holds nothing but instructions.
 * @param titles best first
 */
export async function bestTitle(context: Context, titles: readonly string[]): Promise<string> {
  const { topic, language, siblings = [] }: WritingRequest = context.request;
  const longest = isSpaced(language) ? LONGEST_TITLE : LONGEST_WIDE_TITLE;
  const material = context.material.passages.map(({ text }) => text);
  const taken = new Set(siblings.map(({ title }) => title.toLocaleLowerCase()));
  const usable = titles
    .map((title) => cleanHeading(title, topic))
    .filter((title) => isHeading(title) && !isObeyedTitle(title, topic, material, language));
  const ranked = [
    ...usable.filter((title) => lengthOf(title) <= longest && !taken.has(title.toLocaleLowerCase())),
    ...usable.map((title) => shortened(title, longest)),
  ];
  for (const title of ranked) if (!(await isForeignLine(context, title))) return title;
  return shortened(cleanLine(withoutInstructions(topic), topic), longest);
}
