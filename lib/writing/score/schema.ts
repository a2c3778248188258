import type { MEASURES, VERDICTS } from '@/lib/constants/score-messages.ts';
import type { Review } from '../review.ts';
import type { Usage } from '../usage.ts';

export type Place = { href: string; label: string; excerpt: string };

export type Measure = {
  name: (typeof MEASURES)[number];
  verdict: (typeof VERDICTS)[number];
  /** As shown: "1,043 words". */
  value: string;
  summary: string;
  details: { label: string; value: string }[];
  findings: { sentence: string; place: Place }[];
};

/** Answer of GET /api/blogs/{id}/score. */
export type ArticleScore = {
  /** None for a page of close notes. */
  measures: Measure[];
  /** Changes to a model's first draft, if known. */
  review?: Pick<Review, 'changes'>;
  usage?: Usage;
};
