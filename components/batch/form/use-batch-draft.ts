import * as v from 'valibot';
import { storedFields, useFormDraft } from '@/components/create/form/form-draft.ts';
import { writeStored } from '@/components/storage/stored.ts';
import { DEFAULT_BATCH_SIZE, MAX_BATCH_SIZE, MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';

const batchSize = v.pipe(v.number(), v.integer(), v.minValue(MIN_BATCH_SIZE), v.maxValue(MAX_BATCH_SIZE));

export const batchDraftSchema = v.object({
  ...storedFields,
  batchSize: v.fallback(batchSize, DEFAULT_BATCH_SIZE),
  diversifyNiches: v.fallback(v.boolean(), true),
  includeImages: v.fallback(v.boolean(), true),
});

export type BatchDraft = v.InferOutput<typeof batchDraftSchema>;

export const EMPTY_BATCH_DRAFT: BatchDraft = v.parse(batchDraftSchema, {});

const STORAGE_KEY = 'batch-draft';

export const BATCH_IMAGES_KEY = 'batch-images';

/** Forgets the stored form, so that the next visit starts empty; the form on the screen stays. */
export function forgetBatchDraft(): void {
  writeStored(STORAGE_KEY, null);
  writeStored(BATCH_IMAGES_KEY, null);
}

export const useBatchDraft = () => useFormDraft(STORAGE_KEY, batchDraftSchema, EMPTY_BATCH_DRAFT);
