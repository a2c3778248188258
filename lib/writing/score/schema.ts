import { z } from 'zod';
import { count, text, time } from '@/lib/http/answers.ts';
import { reviewSchema } from '../review.ts';

export const place = z.object({ href: text, label: text, excerpt: text });

export type Place = z.infer<typeof place>;

const measure = z.object({
  ...{ name: z.enum(['length', 'claims', 'sources', 'habits', 'editing']), value: text, summary: text },
  verdict: z.enum(['good', 'notable', 'unchecked', 'counted']),
  details: z.array(z.object({ label: text, value: text })),
  /** `own`: the sentence as its author can replace it. */
  findings: z.array(z.object({ sentence: text, place, own: z.object({ place: count, sentence: text }).optional() })),
});

export type Measure = z.infer<typeof measure>;

/** Answer of GET /api/blogs/{id}/score; `updatedAt`: of the measured text. */
export const articleScore = z.object({
  ...{ updatedAt: time, measures: z.array(measure), review: reviewSchema.pick({ changes: true }).optional() },
  usage: z.record(z.enum(['calls', 'tokensIn', 'tokensOut', 'tokensCached', 'seconds']), count).optional(),
});

export type ArticleScore = z.infer<typeof articleScore>;
