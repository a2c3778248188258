import { readSession, writeSession } from '@/components/create/session-store';
import { BATCH_RUN_KEY } from '@/lib/constants/storage-keys';
import { type BatchRun, parseRun } from './batch-run';

const IDS_KEY = 'batch-ids';

function readLocal(): string | null {
  try {
    return localStorage.getItem(BATCH_RUN_KEY);
  } catch {
    return null;
  }
}

function writeLocal(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(BATCH_RUN_KEY);
    else localStorage.setItem(BATCH_RUN_KEY, text);
  } catch {
    // Storage is full or forbidden: the run then lasts as long as its tab.
  }
}

/** The unfinished run of this tab, or of a tab that was closed. */
export function readRun(): BatchRun | null {
  return parseRun(readSession(BATCH_RUN_KEY)) ?? parseRun(readLocal());
}

/** Keeps a run over a reload, and a copy for when the tab is closed; ids also for the results screen (spec §4). */
export function writeRun(run: BatchRun): void {
  const text = JSON.stringify(run);
  writeSession(BATCH_RUN_KEY, text);
  writeLocal(text);
  if (run.finished.length > 0) writeIds(run.finished.map(({ id }) => id));
}

/** Forgets a run; the copy only when it is not another tab's. */
export function forgetRun({ batchId }: BatchRun): void {
  writeSession(BATCH_RUN_KEY, null);
  if (parseRun(readLocal())?.batchId === batchId) writeLocal(null);
}

function writeIds(ids: readonly string[]): void {
  writeSession(IDS_KEY, ids.join(','));
}

/** Ids of the blogs that this tab's last batch wrote, separated by commas; '' when there are none. */
export function readIds(): string {
  return readSession(IDS_KEY) ?? '';
}
