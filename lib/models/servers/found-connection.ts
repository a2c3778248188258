import 'server-only';
import { totalmem } from 'node:os';
import { env } from '@/lib/env.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { createServerWatch, type ServerWatch } from './server-watch.ts';

// Next may load this module more than once in a process; there must be one watch.
const holder = globalThis as typeof globalThis & { quillcastServerWatch?: ServerWatch };

/** Whether an address is of this machine. */
export const isOnThisMachine = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/**
 * Begins to look for model servers, at once and every minute until the process ends (MODEL_SERVERS). Not where OPENAI_*
 * names a service: then nothing is looked for. Does not wait for what it finds.
 */
export function startLookingForServers(): void {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, MODEL_SERVERS } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL || MODEL_SERVERS.length === 0) return;
  const watch = createServerWatch({
    ...{ addresses: MODEL_SERVERS, wanted: OPENAI_MODEL },
    memoryBytesOf: (address) => (isOnThisMachine(address) ? totalmem() : Number.POSITIVE_INFINITY),
  });
  holder.quillcastServerWatch = watch;
  watch.start();
  onShutdown(watch.stop);
}

/** The model that was found last and is still there, or null. */
export const foundConnection = (): ModelConnection | null =>
  holder.quillcastServerWatch?.connection() ?? null;
