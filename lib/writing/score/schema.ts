import type { MEASURES, VERDICTS } from '@/lib/constants/measures.ts';
import type { Usage } from '../usage.ts';

/** A place in an article that a finding is about. */
export type Place = {
  /** Id of the element in the article; '' is its beginning. */
  anchor: string;
  /** What stands there: a heading. */
  label: string;
  /** The words in question, shortened; '' for the whole part. */
  excerpt: string;
};

/** One measure of an article. */
export type Measure = {
  name: (typeof MEASURES)[number];
  /** 'unchecked' when there is nothing to measure it by: it counts neither for nor against the article. */
  verdict: (typeof VERDICTS)[number];
  /** The figure, as it is shown: "1,043 words". */
  value: string;
  /** What it means, in a sentence. */
  summary: string;
  findings: { sentence: string; place: Place }[];
};

/** Answer of GET /api/blogs/{id}/score. */
export type ArticleScore = {
  /** 0 to 100 over the measures that could be taken; null for a brief, which is no article and is not measured. */
  total: number | null;
  measures: Measure[];
  /** What writing it cost; absent where no model wrote it, or it is not known. */
  usage?: Usage;
};
