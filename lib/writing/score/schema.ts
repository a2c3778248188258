import type { SentenceChange } from '@/lib/blogs/editing/sentence-changes.ts';
import type { SCORE_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { Review } from '../review.ts';
import type { Usage } from '../usage.ts';

export type Place = { href: string; label: string; excerpt: string };

export type Measure = {
  name: keyof typeof SCORE_TEXTS.measures;
  verdict: keyof typeof SCORE_TEXTS.verdicts;
  value: string;
  summary: string;
  details: { label: string; value: string }[];
  /** `own`: the sentence as its author can replace it. */
  findings: { sentence: string; place: Place; own?: Omit<SentenceChange, 'text'> }[];
};

/** `updatedAt`: of the measured text. */
export type ArticleScore = { updatedAt: string; measures: Measure[]; review?: Pick<Review, 'changes'>; usage?: Usage };
