import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';

const STORAGE_KEY = 'batch-ids';

/** Stores the ids of a batch's blogs in this tab, for the results screen (spec §4). */
export function storeIds(ids: readonly string[]): void {
  writeStored(STORAGE_KEY, ids);
}

/** Ids of the blogs of the batch that this tab saw last. */
export function readIds(): string[] {
  return readStored(STORAGE_KEY, storedTexts) ?? [];
}
