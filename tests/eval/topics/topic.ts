import type { Language, Length } from '@/lib/constants/options.ts';
import type { SourceDocument } from '@/lib/research/types.ts';

/** A fixed page, so that runs need no network and can be compared. */
type FixedPage = Omit<SourceDocument, 'number'>;

/** An article of the evaluation. */
export type Topic = {
  /** Language tag and length: `de-small`. */
  id: string;
  topic: string;
  language: Language;
  length: Length;
  pages: readonly FixedPage[];
};
