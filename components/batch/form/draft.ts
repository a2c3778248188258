import * as v from 'valibot';
import { storedUrls, storedVoice } from '@/components/create/form/draft.ts';
import { DEFAULT_BATCH_SIZE, MAX_BATCH_SIZE, MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options.ts';

const batchSize = v.pipe(v.number(), v.integer(), v.minValue(MIN_BATCH_SIZE), v.maxValue(MAX_BATCH_SIZE));

/**
 * What is stored of the form of /batch: all but the images, which would not fit. Whatever is missing or makes no sense
 * becomes the default.
 */
export const batchDraftSchema = v.object({
  /** Also a text that is too long: what was typed is never cut. */
  topic: v.fallback(v.string(), ''),
  batchSize: v.fallback(batchSize, DEFAULT_BATCH_SIZE),
  length: v.fallback(v.picklist(LENGTHS), DEFAULT_LENGTH),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  diversifyNiches: v.fallback(v.boolean(), true),
  includeImages: v.fallback(v.boolean(), true),
  findSources: v.fallback(v.boolean(), true),
  advancedPrompting: v.fallback(v.string(), ''),
  ...storedVoice,
  sourceUrls: storedUrls,
});

/** The text and choices of the form of /batch. */
export type BatchDraft = v.InferOutput<typeof batchDraftSchema>;

/** The form as it is first shown. */
export const EMPTY_BATCH_DRAFT: BatchDraft = v.parse(batchDraftSchema, {});
