import type { MEASURES, VERDICTS } from '@/lib/constants/writer-messages.ts';
import type { Review } from '../review.ts';
import type { Usage } from '../usage.ts';

export type Place = { href: string; label: string; excerpt: string };

export type Measure = {
  name: (typeof MEASURES)[number];
  verdict: (typeof VERDICTS)[number];
  value: string;
  summary: string;
  details: { label: string; value: string }[];
  findings: { sentence: string; place: Place }[];
};

export type ArticleScore = { measures: Measure[]; review?: Pick<Review, 'changes'>; usage?: Usage };
