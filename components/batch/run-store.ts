import { readStored, type StorageArea, writeStored } from '@/components/storage/stored';
import { storedTexts } from '@/components/storage/stored-list';
import { BATCH_RUN_KEY } from '@/lib/constants/storage-keys';
import { type BatchRun, runSchema } from './batch-run';

const IDS_KEY = 'batch-ids';

/** A run that still has blogs to write. */
function readUnfinished(area: StorageArea): BatchRun | null {
  const run = readStored(BATCH_RUN_KEY, runSchema, area);
  return run && run.finished.length < run.size ? run : null;
}

/** The unfinished run of this tab, or of a tab that was closed. */
export function readRun(): BatchRun | null {
  return readUnfinished('tab') ?? readUnfinished('browser');
}

/** Keeps a run over a reload, and a copy for when the tab is closed; ids also for the results screen (spec §4). */
export function writeRun(run: BatchRun): void {
  writeStored(BATCH_RUN_KEY, run);
  writeStored(BATCH_RUN_KEY, run, 'browser');
  if (run.finished.length > 0)
    writeStored(
      IDS_KEY,
      run.finished.map(({ id }) => id),
    );
}

/** Forgets a run; the copy only when it is not another tab's. */
export function forgetRun({ batchId }: BatchRun): void {
  writeStored(BATCH_RUN_KEY, null);
  if (readUnfinished('browser')?.batchId === batchId) writeStored(BATCH_RUN_KEY, null, 'browser');
}

/** Ids of the blogs that this tab's last batch wrote; none when it wrote none. */
export function readIds(): string[] {
  return readStored(IDS_KEY, storedTexts) ?? [];
}
