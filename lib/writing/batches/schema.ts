import { z } from 'zod';
import { MAX_ANGLE_CHARACTERS, MAX_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { batchFormSchema } from '../batch-schema.ts';
import { generateFieldsSchema, lineText } from '../schema.ts';

/** One angle for each blog, in order; '' leaves it to the writer. */
const angles = z
  .array(lineText(MAX_ANGLE_CHARACTERS, BATCH_FORM_MESSAGES.angleTooLong))
  .max(MAX_BATCH_SIZE, BATCH_FORM_MESSAGES.tooManyAngles)
  .default([]);

const batchFieldsSchema = batchFormSchema.extend({
  batchId: z.uuid('batchId must be a UUID'),
  angles,
  ...generateFieldsSchema.pick({
    sourceUrls: true,
    userImages: true,
    imageLinks: true,
    imageAlternativeTexts: true,
    userId: true,
  }).shape,
});

/**
 * Body of POST /api/batches: the form (spec §5, Batch form), and what is sent with it for each blog (spec §3, Batch
 * generation request). The browser names the batch, so that sending it twice begins it once.
 */
export const batchStartSchema = batchFieldsSchema.refine((start) => start.angles.length <= start.batchSize, {
  message: BATCH_FORM_MESSAGES.tooManyAngles,
  path: ['angles'],
});

/** Body of POST /api/batches/plan: what decides how many blogs a batch can have, and from which angles. */
export const batchPlanSchema = batchFieldsSchema.pick({
  topic: true,
  batchSize: true,
  length: true,
  language: true,
  diversifyNiches: true,
  findSources: true,
  sourceUrls: true,
  advancedPrompting: true,
  tone: true,
  audience: true,
  pointOfView: true,
  /** Those that are not wanted again. */
  angles: true,
});

/** A checked request for the plan of a batch. */
export type BatchPlanRequest = z.infer<typeof batchPlanSchema>;

/** A checked request for a batch. */
export type BatchStart = z.infer<typeof batchStartSchema>;
