import { MIN_BATCH_SIZE } from '@/lib/constants/batch-limits.ts';

/**
 * How many blogs a batch gets that is to have `wanted`.
 * @param left free blogs that are left; null without a limit
 * @returns null where they are too few for a batch
 */
export function allowedSize(wanted: number, left: number | null): number | null {
  const size = Math.min(wanted, left ?? wanted);
  return size < MIN_BATCH_SIZE ? null : size;
}

/** Where the results of some blogs are shown. */
export function resultsPath(ids: readonly string[]): string {
  return `/batch-results?ids=${ids.join(',')}`;
}
