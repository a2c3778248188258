import { z } from 'zod';
import { blogSourcesSchema } from '@/lib/blogs/schema.ts';
import { text, texts, time } from '@/lib/http/answers.ts';
import { boundedText, instant } from '@/lib/http/bounds.ts';
import { place } from '../score/schema.ts';

/** What deserves a look: a sentence, or neighbors on no source; `cited`: numbers of the passages it rests on. */
const finding = z.object({
  ...{ link: place, cited: z.array(z.number()) },
  /** `place` is an index of articleTexts. */
  sentences: z.array(z.object({ place: z.number(), text, reasons: texts })),
});

export type Finding = z.infer<typeof finding>;

export type FoundSentence = Finding['sentences'][number];

export const findingsSchema = z.object({
  ...{ sources: blogSourcesSchema, updatedAt: time, findings: z.array(finding), editedAt: time.nullable() },
});

export type Findings = z.infer<typeof findingsSchema>;

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
