import 'server-only';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEADLINE_MINUTES } from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { processWide } from '@/lib/process-wide.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { createServerWatch, type ServerWatch } from './server-watch.ts';

/** A started watch, and its first search. */
type Search = { watch: ServerWatch; first: Promise<void>; isFirst: boolean };

const held = processWide('server watch', (): { search?: Search } => ({}));

/** Whether an address is of this machine. */
export const isOnThisMachine = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/**
 * Begins to look for model servers, at once and every minute until the process ends (MODEL_SERVERS). Not where OPENAI_*
 * names a service: then nothing is looked for. Does not wait for what it finds.
 */
export function startLookingForServers(): void {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, MODEL_SERVERS, RUN_DEADLINE_MINUTES } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL || MODEL_SERVERS.length === 0) return;
  const watch = createServerWatch({
    addresses: MODEL_SERVERS,
    wanted: OPENAI_MODEL,
    memoryBytesOf: (address) => (isOnThisMachine(address) ? totalmem() : Number.POSITIVE_INFINITY),
  });
  const longest = (RUN_DEADLINE_MINUTES ?? DEADLINE_MINUTES) * 60_000;
  const first = Promise.race([watch.start(), sleep(longest, undefined, { ref: false })]);
  const search: Search = {
    watch,
    isFirst: true,
    first: first.then(() => {
      search.isFirst = false;
    }),
  };
  held().search = search;
  onShutdown(watch.stop);
}

/** The model that was found last and is still there; null where there is none, or the first look has not ended. */
export const foundConnection = (): ModelConnection | null => held().search?.watch.connection() ?? null;

/** Whether the first look is under way, so that nobody knows yet whether there is a model. */
export const isLookingFirst = (): boolean => held().search?.isFirst ?? false;

/** Waits until the first look has ended, but no longer than one article may take; at once where nothing is looked for. */
export async function firstLook(): Promise<void> {
  await held().search?.first;
}
