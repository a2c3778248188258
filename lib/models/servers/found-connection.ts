import 'server-only';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEADLINE_MINUTES } from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { processWide } from '@/lib/process-wide.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { createServerWatch, type ServerWatch } from './server-watch.ts';

/** A started watch; `first` is set during its first search. */
const held = processWide('server watch', (): { watch?: ServerWatch; first?: Promise<void> | undefined } => ({}));

export const isOnThisMachine = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Starts looking for model servers (MODEL_SERVERS), now and every minute, unless OPENAI_* configures a service. */
export function startLookingForServers(): void {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, MODEL_SERVERS, RUN_DEADLINE_MINUTES } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL || MODEL_SERVERS.length === 0) return;
  const watch = createServerWatch({
    addresses: MODEL_SERVERS,
    wanted: OPENAI_MODEL,
    memoryBytesOf: (address) => (isOnThisMachine(address) ? totalmem() : Number.POSITIVE_INFINITY),
  });
  const longest = (RUN_DEADLINE_MINUTES ?? DEADLINE_MINUTES) * 60_000;
  const search = held();
  search.watch = watch;
  search.first = Promise.race([watch.start(), sleep(longest, undefined, { ref: false })]).then(() => {
    search.first = undefined;
  });
  onShutdown(watch.stop);
}

/** The found model; null if there is none, or not yet. */
export const foundConnection = (): ModelConnection | null => held().watch?.connection() ?? null;

/** Whether the first search is running, so that it is unknown whether there is a model. */
export const isLookingFirst = (): boolean => held().first !== undefined;

/** Waits for the first search, but no longer than the deadline of an article. */
export const firstLook = async (): Promise<void> => held().first;
