import { z } from 'zod';
import { HARMS } from '../../../safety/languages/types.ts';

/** The forms of the model's answers. Every key is required, as strict JSON schemas want it. */

export const planSchema = z.object({
  /** What the article would do to people, by the model's own judgement. */
  harm: z.enum(['none', ...HARMS]),
  /** Best first. */
  titles: z.array(z.string()),
  angle: z.string(),
  sections: z.array(
    z.object({ heading: z.string(), covers: z.string(), sources: z.array(z.number()) }),
  ),
});

/** A plan as the model gives it. */
export type RawPlan = z.infer<typeof planSchema>;

export const textSchema = z.object({ content: z.string() });

/** A text as the model gives it. */
export type RawText = z.infer<typeof textSchema>;

export const sectionSchema = z.object({ heading: z.string(), content: z.string() });

export const sentencesSchema = z.object({
  sentences: z.array(z.object({ number: z.number(), text: z.string() })),
});

export const claimsSchema = z.object({
  claims: z.array(
    z.object({ number: z.number(), verdict: z.enum(['entailed', 'contradicted', 'not-found']) }),
  ),
});

/** Rewritten sentences as the model gives them. */
export type RawSentences = z.infer<typeof sentencesSchema>;
