import { z } from 'zod';
import type { Language } from '@/lib/constants/options.ts';
import { addressNames } from './address-forms.ts';

/** The forms of the answers to what an editor asks. Every key is required, as strict JSON schemas want it. */

export const editorialBriefSchema = (language: Language) =>
  z.object({
    reader: z.string(),
    wants: z.string(),
    questions: z.array(z.string()),
    terms: z.array(z.string()),
    pointOfView: z.string(),
    address: z.enum(addressNames(language)),
    facts: z.array(z.string()),
    queries: z.array(z.string()),
    table: z.boolean(),
    quotation: z.boolean(),
    keyPoints: z.boolean(),
    faq: z.boolean(),
  });

export const critiqueSchema = z.object({
  faults: z.array(z.object({ kind: z.enum(['overlap', 'unanswered', 'order']), what: z.string() })),
  /** The whole outline as it should be; empty where nothing is wrong with it. */
  sections: z.array(
    z.object({ heading: z.string(), covers: z.string(), sources: z.array(z.number()) }),
  ),
});

export const editsSchema = z.object({
  edits: z.array(
    z.object({
      sentence: z.string(),
      /** '' takes the sentence out. */
      replacement: z.string(),
      why: z.enum([
        'repeated idea',
        'broken promise',
        'weak opening',
        'dead ending',
        'register slip',
      ]),
    }),
  ),
});

/** One edit as the model gives it. */
export type RawEdit = z.infer<typeof editsSchema>['edits'][number];

export const extrasSchema = z.object({
  keyPoints: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  description: z.string(),
});

/** Key points, questions and description as the model gives them. */
export type RawExtras = z.infer<typeof extrasSchema>;
