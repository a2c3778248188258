import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import { MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';

/** The size of a batch that fits the free blogs left (null: no limit), or null if they are too few. */
export function allowedSize(wanted: number, left: number | null): number | null {
  const size = Math.min(wanted, left ?? wanted);
  return size < MIN_BATCH_SIZE ? null : size;
}

export const resultsPath = (blogs: readonly { id: string }[], overview = { id: '' }): string =>
  `/batch-results?ids=${blogs.map(({ id }) => id).join(',')}${overview.id && `&overview=${overview.id}`}`;

const STORAGE_KEY = 'batch-ids';

export function storeIds(ids: readonly string[]): void {
  writeStored(STORAGE_KEY, ids);
}

export const readIds = (): string[] => readStored(STORAGE_KEY, storedTexts) ?? [];
