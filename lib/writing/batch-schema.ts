import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules.ts';
import {
  DEFAULT_BATCH_SIZE,
  MAX_BATCH_SIZE,
  MAX_INSTRUCTIONS_CHARACTERS,
  MIN_BATCH_SIZE,
  MIN_BATCH_TOPIC_CHARACTERS,
} from '@/lib/constants/batch-limits.ts';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { MAX_TOPIC_CHARACTERS } from '@/lib/constants/limits.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options.ts';
import { voiceFields } from './voice-schema.ts';

/** What a batch asks of each blog, on the form and in the request (spec §3, §5). */

const batchSize = z
  .number(BATCH_FORM_MESSAGES.tooFew)
  .int('Batch size must be a whole number')
  .min(MIN_BATCH_SIZE, BATCH_FORM_MESSAGES.tooFew)
  .max(MAX_BATCH_SIZE, BATCH_FORM_MESSAGES.tooMany);

const advancedPrompting = z
  .string()
  .overwrite(withoutControls)
  .trim()
  .max(MAX_INSTRUCTIONS_CHARACTERS, BATCH_FORM_MESSAGES.instructionsTooLong)
  .optional();

/** Whether sources on the topic are looked for; unset means yes, so that every way of asking gets the same blog. */
export const findSources = z.boolean('findSources is true or false').default(true);

/** The form of /batch (spec §5, Batch form). */
export const batchFormSchema = z.object({
  topic: z
    .string(BATCH_FORM_MESSAGES.topicTooShort)
    .overwrite(withoutControls)
    .trim()
    .min(MIN_BATCH_TOPIC_CHARACTERS, BATCH_FORM_MESSAGES.topicTooShort)
    .max(MAX_TOPIC_CHARACTERS, BATCH_FORM_MESSAGES.topicTooLong),
  batchSize: batchSize.default(DEFAULT_BATCH_SIZE),
  length: z.enum(LENGTHS, 'Length must be small, medium or large').default(DEFAULT_LENGTH),
  language: z.enum(LANGUAGES, `Language must be one of ${LANGUAGES.join(', ')}`).default(DEFAULT_LANGUAGE),
  diversifyNiches: z.boolean().default(true),
  includeImages: z.boolean().default(true),
  findSources,
  advancedPrompting,
  ...voiceFields,
});

/** A checked batch form. */
export type BatchForm = z.infer<typeof batchFormSchema>;

/** Whether a request's topic is long enough for the batch that it is of, if it is of one (spec §5). */
export function isTopicOfBatchLongEnough(request: {
  topic: string;
  batchIndex?: number | undefined;
  batchSize?: number | undefined;
}): boolean {
  const isOfBatch = request.batchIndex !== undefined || request.batchSize !== undefined;
  return !isOfBatch || request.topic.length >= MIN_BATCH_TOPIC_CHARACTERS;
}

/**
 * Fields that a request for one blog may carry besides (spec §3, Batch generation request). A batch is
 * known by the UUID its browser gave it; only blogs of the same person in the same batch ever matter to each other.
 */
export const batchRequestFields = {
  batchId: z.uuid('batchId must be a UUID').optional(),
  batchIndex: z
    .number()
    .int('batchIndex must be a whole number')
    .min(0, 'batchIndex counts from 0')
    .max(MAX_BATCH_SIZE - 1, BATCH_FORM_MESSAGES.tooMany)
    .optional(),
  batchSize: batchSize.optional(),
  diversifyNiches: z.boolean().default(true),
  /** Whether pictures that suit the text are to be found for it. */
  includeImages: z.boolean().default(false),
  /** The user's own wishes about tone, readers and the like. */
  advancedPrompting,
};
