import { diffArrays } from 'diff';
import type { EarlierText } from '@/lib/blogs/editing/schema.ts';
import { draftOf, plainTextOf } from '../draft/text-draft.ts';

/** A stretch of two texts: in both, or only in one of them. */
export type Stretch = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * What was added to an earlier text and removed from it, word for word.
 * @param tag of the language, whose words are told apart by its rules where it writes no spaces between them
 */
export function compareTexts(earlier: EarlierText, present: EarlierText, tag: string): Stretch[] {
  const words = new Intl.Segmenter(tag, { granularity: 'word' });
  const [before, after] = [earlier, present].map((text) => plainTextOf(draftOf(text)));
  return diffArrays(wordsOf(words, before ?? ''), wordsOf(words, after ?? '')).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const wordsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
