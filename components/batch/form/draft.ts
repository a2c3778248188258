import * as z from 'zod/mini';
import { storedUrls } from '@/components/create/form/draft';
import { DEFAULT_BATCH_SIZE, MAX_BATCH_SIZE, MIN_BATCH_SIZE } from '@/lib/constants/batch-limits';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options';

const batchSize = z.int().check(z.minimum(MIN_BATCH_SIZE), z.maximum(MAX_BATCH_SIZE));

/**
 * What is stored of the form of /batch: all but the images, which would not fit. Whatever is missing or makes no sense
 * becomes the default.
 */
export const batchDraftSchema = z.object({
  /** Also a text that is too long: what was typed is never cut. */
  topic: z.catch(z.string(), ''),
  batchSize: z.catch(batchSize, DEFAULT_BATCH_SIZE),
  length: z.catch(z.enum(LENGTHS), DEFAULT_LENGTH),
  language: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  diversifyNiches: z.catch(z.boolean(), true),
  includeImages: z.catch(z.boolean(), true),
  findSources: z.catch(z.boolean(), true),
  advancedPrompting: z.catch(z.string(), ''),
  sourceUrls: storedUrls,
});

/** The text and choices of the form of /batch. */
export type BatchDraft = z.infer<typeof batchDraftSchema>;

/** The form as it is first shown. */
export const EMPTY_BATCH_DRAFT: BatchDraft = batchDraftSchema.parse({});
