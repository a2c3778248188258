import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules.ts';
import { boundedText, instant } from '@/lib/http/bounds.ts';
import { authorAnswersSchema } from './outline-schema.ts';

/** Body of POST /api/blogs/{id}/personal: what a blog's author answered. */
export const personalRequestSchema = z.object({
  answers: authorAnswersSchema.refine((answers) => answers.length > 0, 'Answer at least one question'),
  basedOn: instant(),
});

export type PersonalRequest = z.infer<typeof personalRequestSchema>;

const paragraph = boundedText(20_000).overwrite(withoutControls);

/** Body of PUT: proposals to use. A paragraph before and after; `place` is an index of articleTexts. */
export const personalChangesSchema = personalRequestSchema.extend({
  changes: z
    .array(z.object({ place: z.int().min(0), before: paragraph, after: paragraph }))
    .min(1)
    .max(60),
});

export type PersonalChanges = z.infer<typeof personalChangesSchema>;
export type PersonalChange = PersonalChanges['changes'][number];

/** `unsafe` places could not be changed safely; without a model the answers are quoted. */
export type PersonalProposals = { proposals: PersonalChange[]; unsafe: number; isQuoted: boolean };
