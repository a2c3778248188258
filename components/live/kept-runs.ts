import { readSession, writeSession } from '@/components/create/session-store';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/constants/options';
import type { RunOrder } from './current-run.ts';
import { RUNS_KEY } from './run-flag.ts';

/** A generation under way as the browser remembers it; what it is about is only on the server. */
export type KeptRun = RunOrder & { id: string };

/** This tab's own. */
const TAB_KEY = 'live-generation';

/** Most that are remembered. */
const MAX_KEPT = 20;

function readBrowser(): string | null {
  try {
    return localStorage.getItem(RUNS_KEY);
  } catch {
    return null;
  }
}

function writeBrowser(runs: readonly KeptRun[]): void {
  try {
    if (runs.length === 0) localStorage.removeItem(RUNS_KEY);
    else localStorage.setItem(RUNS_KEY, JSON.stringify(runs.slice(-MAX_KEPT)));
  } catch {
    // Storage is full or forbidden: the tab's own still comes back after a reload.
  }
}

function parseRun(value: unknown): KeptRun[] {
  const { id, startedAt, language, sourceCount, isDistributed } = (value ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || typeof startedAt !== 'number') return [];
  return [
    {
      id,
      startedAt,
      language: LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE,
      sourceCount: typeof sourceCount === 'number' ? sourceCount : 0,
      isDistributed: isDistributed === true,
    },
  ];
}

/** Reads what was kept; whatever makes no sense is left out. */
export function parseKeptRuns(json: string | null): KeptRun[] {
  try {
    const parsed: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(parsed) ? parsed.flatMap(parseRun) : [];
  } catch {
    return [];
  }
}

/** The generation that this tab asked for last, while it is under way. */
export function tabRun(): KeptRun | null {
  return parseKeptRuns(readSession(TAB_KEY))[0] ?? null;
}

/** Every generation that this browser remembers, oldest first. */
export function keptRuns(): KeptRun[] {
  const kept = parseKeptRuns(readBrowser());
  const own = tabRun();
  return own && !kept.some(({ id }) => id === own.id) ? [...kept, own] : kept;
}

/** Remembers a generation of this tab until it is forgotten. */
export function keepRun(run: KeptRun): void {
  writeSession(TAB_KEY, JSON.stringify([run]));
  writeBrowser([...parseKeptRuns(readBrowser()).filter(({ id }) => id !== run.id), run]);
}

/** Forgets a generation: its end was told. */
export function forgetRun(id: string): void {
  if (tabRun()?.id === id) writeSession(TAB_KEY, null);
  writeBrowser(parseKeptRuns(readBrowser()).filter((run) => run.id !== id));
}
