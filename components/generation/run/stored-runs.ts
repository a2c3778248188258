import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedList } from '@/components/storage/stored-list.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/constants/options.ts';
import { RUNS_KEY } from './run-flag.ts';

/** A generation under way as the browser remembers it; what it is about is only on the server. */
const runSchema = v.object({
  id: v.string(),
  startedAt: v.number(),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  sourceCount: v.fallback(v.number(), 0),
  isDistributed: v.fallback(v.boolean(), false),
});
export type StoredRun = v.InferOutput<typeof runSchema>;

/** What is stored of this tab's own generation, and of all of the browser's. */
export const runsSchema = storedList(runSchema);

/** This tab's own. */
const TAB_KEY = 'live-generation';

/** Most that are remembered. */
const MAX_STORED = 20;

const readBrowser = () => readStored(RUNS_KEY, runsSchema, 'browser') ?? [];

function writeBrowser(runs: readonly StoredRun[]): void {
  writeStored(RUNS_KEY, runs.length === 0 ? null : runs.slice(-MAX_STORED), 'browser');
}

/** The generation that this tab asked for last, while it is under way. */
export function tabRun(): StoredRun | null {
  return readStored(TAB_KEY, runSchema);
}

/** Every generation that this browser remembers, oldest first. */
export function storedRuns(): StoredRun[] {
  const stored = readBrowser();
  const own = tabRun();
  return own && !stored.some(({ id }) => id === own.id) ? [...stored, own] : stored;
}

/** Remembers a generation of this browser, which no tab asked for with its form, until it is forgotten. */
export function storeBrowserRun(run: StoredRun): void {
  writeBrowser([...readBrowser().filter(({ id }) => id !== run.id), run]);
}

/** Remembers a generation of this tab until it is forgotten. */
export function storeRun(run: StoredRun): void {
  writeStored(TAB_KEY, run);
  storeBrowserRun(run);
}

/** Forgets a generation: its end was announced. */
export function forgetRun(id: string): void {
  if (tabRun()?.id === id) writeStored(TAB_KEY, null);
  writeBrowser(readBrowser().filter((run) => run.id !== id));
}
