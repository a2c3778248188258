import type { GenerateRequest } from '../schema.ts';

/** Where an article stands in a batch: the batch's name and the article's index from 0. */
export type BatchPlace = { batchId: string; index: number };

/** The place of a request in its batch, or null for a single blog. */
export function batchPlaceOf({
  batchId,
  batchIndex,
}: Pick<GenerateRequest, 'batchId' | 'batchIndex'>): BatchPlace | null {
  if (batchId === undefined || batchIndex === undefined) return null;
  return { batchId, index: batchIndex };
}

/**
 * The name of a batch's item, under which it is written once for a person however often and with
 * whatever body it is asked for.
 */
export function batchItemKey({ batchId, index }: BatchPlace): string {
  return `batch:${batchId}:${index}`;
}
