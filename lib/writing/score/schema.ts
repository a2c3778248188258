import type { MEASURES, VERDICTS } from '@/lib/constants/measures.ts';
import type { Review } from '../review.ts';
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
  /** 'unchecked' when the check could not be made. */
  verdict: (typeof VERDICTS)[number];
  /** The figure, as it is shown: "1,043 words". */
  value: string;
  /** What it means, in a sentence. */
  summary: string;
  /** The figures behind it, as they are shown. */
  details: { label: string; value: string }[];
  findings: { sentence: string; place: Place }[];
};

/** Answer of GET /api/blogs/{id}/score. */
export type ArticleScore = {
  /** Those that apply to the article; none for a brief, which is no article. */
  measures: Measure[];
  /** What was changed in the first draft; absent where no model wrote it, or it is not known. */
  review?: Pick<Review, 'changes'>;
  /** What writing it cost; absent where no model wrote it, or it is not known. */
  usage?: Usage;
};
