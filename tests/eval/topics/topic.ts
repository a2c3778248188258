import type { Language, Length } from '@/lib/constants/options.ts';
import type { SourceDocument } from '@/lib/research/types.ts';

/** A page as it would have been read: fixed here, so that a run needs no network and two runs can be compared. */
type FixedPage = Omit<SourceDocument, 'number'>;

/** An article that the evaluation has written. */
export type Topic = {
  /** Language tag and length: `de-small`. */
  id: string;
  topic: string;
  language: Language;
  length: Length;
  pages: readonly FixedPage[];
};
