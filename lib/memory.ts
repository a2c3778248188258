import os from 'node:os';
import v8 from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';
import { env } from './env.ts';

/** Limits that keep the process within its memory (docs/deploy.md). */

const MB = 1024 * 1024;

/** Default limit, in MB, if the machine has twice as much. */
const DEFAULT_MB = 700;

/** Heap growth between collections, in percent, at the default limit; and its bounds. */
const DEFAULT_GROWTH = 40;
const GROWTH = { min: 20, max: 200 };

/** Minimum heap of the public thread, in MB: exceeding it would end the process. */
const PUBLIC_THREAD_MB = 256;

/** Young generation of a thread, in MB. */
const YOUNG_MB = 24;

/** Memory of the container or machine, in MB. */
function availableMemory(): number {
  // Without a limit this is 0 or exceeds the memory.
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(container, os.totalmem()) / MB);
}

function memoryLimit(): number {
  return env().MEMORY_LIMIT_MB ?? Math.min(DEFAULT_MB, Math.floor(availableMemory() / 2));
}

/** Makes V8 collect garbage earlier, in all threads. Call it before the heap grows. */
export function limitHeapGrowth(): void {
  const percent = Math.round((DEFAULT_GROWTH * memoryLimit()) / DEFAULT_MB);
  const growth = Math.min(GROWTH.max, Math.max(GROWTH.min, percent));
  v8.setFlagsFromString(`--heap-growing-percent=${growth}`);
}

export const publicThreadLimits = (): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.max(PUBLIC_THREAD_MB, Math.floor(memoryLimit() / 4)),
  maxYoungGenerationSizeMb: YOUNG_MB,
});

/** Limits of a thread that parses untrusted input; at most `mostMb` of heap. */
export const parserThreadLimits = (mostMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.min(mostMb, Math.floor(memoryLimit() / 4)),
  maxYoungGenerationSizeMb: YOUNG_MB,
});
