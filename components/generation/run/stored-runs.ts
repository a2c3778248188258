import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/constants/options.ts';
import { RUNS_KEY } from './run-flag.ts';

/** A running generation as stored; its topic is on the server only. */
const runSchema = v.object({
  id: v.string(),
  startedAt: v.number(),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  sourceCount: v.fallback(v.number(), 0),
  isDistributed: v.fallback(v.boolean(), false),
});
export type StoredRun = v.InferOutput<typeof runSchema>;

export const runsSchema = storedList(runSchema);

const TAB_KEY = 'live-generation';

const MAX_STORED = 20;

const readBrowser = () => readStored(RUNS_KEY, runsSchema, 'browser') ?? [];

function writeBrowser(runs: readonly StoredRun[]): void {
  writeStored(RUNS_KEY, runs.length === 0 ? null : runs.slice(-MAX_STORED), 'browser');
}

/** The tab's own running generation. */
export const tabRun = (): StoredRun | null => readStored(TAB_KEY, runSchema);

/** All stored generations, oldest first. */
export function storedRuns(): StoredRun[] {
  const stored = readBrowser();
  const own = tabRun();
  return own && !stored.some(({ id }) => id === own.id) ? [...stored, own] : stored;
}

/** Stores a generation that no form of a tab started. */
export function storeBrowserRun(run: StoredRun): void {
  writeBrowser([...readBrowser().filter(({ id }) => id !== run.id), run]);
}

/** Stores the tab's own generation. */
export function storeRun(run: StoredRun): void {
  writeStored(TAB_KEY, run);
  storeBrowserRun(run);
}

/** Forgets a generation whose end was announced. */
export function forgetRun(id: string): void {
  if (tabRun()?.id === id) writeStored(TAB_KEY, null);
  writeBrowser(readBrowser().filter((run) => run.id !== id));
}
