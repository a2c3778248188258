import { z } from 'zod';
import { LANGUAGES } from '@/lib/constants/options.ts';

export const claimsRequestSchema = z.object({
  text: z.string().min(1).max(20_000),
  sources: z
    .array(z.union([z.object({ url: z.string() }), z.object({ title: z.string(), text: z.string() })]))
    .min(1)
    .max(10),
  language: z.enum(LANGUAGES).optional(),
});

export const claimsAnswerSchema = z.object({
  sentences: z.array(
    z.object({
      sentence: z.string(),
      verdict: z.enum(['supported', 'contradicted', 'not-found']),
      source: z.number().optional(),
      passage: z.string().optional(),
      correction: z.string().optional(),
    }),
  ),
  sources: z.array(
    z.object({ number: z.number(), title: z.string(), url: z.string().optional(), problem: z.string().optional() }),
  ),
  notes: z.array(z.string()),
});
