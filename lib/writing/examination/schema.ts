import { z } from 'zod';
import type { Blog } from '@/lib/blogs/schema.ts';
import { boundedText, instant } from '@/lib/http/bounds.ts';
import type { Place } from '../score/schema.ts';

/** `place` is an index of articleTexts. */
export type FoundSentence = { place: number; text: string; reasons: string[] };

/** What deserves a look: a sentence, or neighbors on no source; `cited`: numbers of the passages it rests on. */
export type Finding = { link: Place; sentences: FoundSentence[]; cited: number[] };

/** Answer of GET /api/blogs/{id}/review. */
export type Findings = Pick<Blog, 'sources' | 'updatedAt'> & { findings: Finding[]; editedAt: string | null };

const MAX_FINDINGS = 5000;
const sentences = z.array(boundedText(50_000)).max(MAX_FINDINGS);
const count = z.number().int().min(0).max(MAX_FINDINGS);

/** Body of PUT /api/blogs/{id}/review; `editedAt` is that of the text that the owner read, or null. */
export const reviewSchema = z.object({
  isReviewed: z.boolean(),
  editedAt: instant().nullable(),
  /** Absent if it was only read. `passages`: how many were opened; `confirmed`: sentences, changed ones too. */
  examination: z.object({ passages: count, confirmed: sentences, changed: count, cut: count }).optional(),
});

export type ReviewRequest = z.infer<typeof reviewSchema>;
