import { z } from 'zod';
import { MAX_AUTHOR_QUESTIONS } from '@/lib/constants/limits.ts';
import { authorQuestion } from './outline-schema.ts';
import { outlineRequestSchema } from './schema.ts';

/** What the author is interviewed about; `known` are questions not to ask again. */
export const interviewRequestSchema = outlineRequestSchema.extend({
  known: z.array(authorQuestion).max(MAX_AUTHOR_QUESTIONS).default([]),
});
export type InterviewRequest = z.infer<typeof interviewRequestSchema>;

/** Questions that only the author can answer; general ones fit any topic. */
export const interviewAnswer = z.object({ questions: z.array(z.string()), isGeneral: z.boolean() });

export type InterviewResponse = z.infer<typeof interviewAnswer>;
