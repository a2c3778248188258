import { z } from 'zod';
import { batchFormSchema } from '../batch-schema.ts';
import { generateFieldsSchema } from '../schema.ts';

/**
 * Body of POST /api/batches: the form (spec §5, Batch form), and what is sent with it for each blog (spec §3, Batch
 * generation request). The browser names the batch, so that sending it twice begins it once.
 */
export const batchStartSchema = batchFormSchema.extend({
  batchId: z.uuid('batchId must be a UUID'),
  ...generateFieldsSchema.pick({
    sourceUrls: true,
    userImages: true,
    imageLinks: true,
    imageAlternativeTexts: true,
    userId: true,
  }).shape,
});

/** Body of POST /api/batches/plan: what decides how many blogs a batch can have. */
export const batchPlanSchema = batchStartSchema.pick({
  topic: true,
  batchSize: true,
  length: true,
  language: true,
  diversifyNiches: true,
  findSources: true,
  sourceUrls: true,
});

/** A checked request for the plan of a batch. */
export type BatchPlanRequest = z.infer<typeof batchPlanSchema>;

/** A checked request for a batch. */
export type BatchStart = z.infer<typeof batchStartSchema>;
