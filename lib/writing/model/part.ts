import type { Language } from '@/lib/constants/options';
import type { BlockText, SourceDocument } from '../types.ts';
import { countWords } from '../words.ts';
import { blocksOf } from './block-text.ts';
import { cleanText } from './clean-text.ts';
import { withoutUnsupportedFigures } from './figures.ts';

/** One part of an article under way: introduction, section or conclusion. */
export type Part = {
  kind: 'introduction' | 'section' | 'conclusion';
  /** The section's heading; '' for the other parts. */
  heading: string;
  /** Words it should have, and words it has. */
  budget: number;
  words: number;
  text: BlockText;
  /** What it may cite. */
  sources: readonly SourceDocument[];
};

/** The same part with another text, counted. */
export function withText(
  part: Omit<Part, 'text' | 'words'>,
  text: string,
  language: Language,
): Part {
  return { ...part, text, words: countWords(text, language) };
}

/** Words of all parts together: the article's length. */
export function totalWords(parts: readonly Part[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

function withoutOwnHeading(text: BlockText, heading: string): BlockText {
  const [first = '', ...rest] = blocksOf(text);
  const bare = (line: string) => line.replace(/[\p{P}\s]+/gu, '').toLocaleLowerCase();
  return rest.length > 0 && bare(first) === bare(heading) ? rest.join('\n\n') : text;
}

/**
 * What can be used of a text the model gave for a part: plain, citing only the part's sources, and
 * figures only where the cited source has them. Undefined when nothing is left.
 */
export function usableText(
  raw: string,
  { heading, sources }: Pick<Part, 'heading' | 'sources'>,
  language: Language,
): BlockText | undefined {
  const clean = cleanText(raw, new Set(sources.map(({ number }) => number)));
  const own = withoutOwnHeading(clean, heading);
  return withoutUnsupportedFigures(own, sources, language) || undefined;
}
