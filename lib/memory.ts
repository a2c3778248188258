import os from 'node:os';
import v8 from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';
import { env } from './env.ts';

/** Limits that keep the process within its memory (docs/deploy.md). */

const MB = 1024 * 1024;

/** What a process gets without a setting, in MB, where the machine has twice as much. */
const USUAL_MB = 700;

/** How far a heap may grow after a collection, in percent, in a process that has the usual memory; and at least and at most. */
const USUAL_GROWTH = 40;
const GROWTH = { min: 20, max: 200 };

/** Least memory for the long-lived objects of the public thread, in MB: to exceed it would end the process. */
const PUBLIC_THREAD_MB = 256;

/** Memory for the new objects of a thread, in MB. */
const YOUNG_MB = 24;

/** Memory of the container, else of the machine, in MB. */
function availableMemory(): number {
  // Without a limit it is 0, or more than there is.
  const container = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(container, os.totalmem()) / MB);
}

/** Memory that the process should stay within, in MB. */
function memoryLimit(): number {
  return env().MEMORY_LIMIT_MB ?? Math.min(USUAL_MB, Math.floor(availableMemory() / 2));
}

/**
 * Has V8 collect garbage before a heap has grown far. By itself it lets one grow to four times what is in use where the
 * machine has plenty. Called before the heap grows, for all threads.
 */
export function limitHeapGrowth(): void {
  const percent = Math.round((USUAL_GROWTH * memoryLimit()) / USUAL_MB);
  const growth = Math.min(GROWTH.max, Math.max(GROWTH.min, percent));
  v8.setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/** Limits of the public thread. */
export const publicThreadLimits = (): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.max(PUBLIC_THREAD_MB, Math.floor(memoryLimit() / 4)),
  maxYoungGenerationSizeMb: YOUNG_MB,
});

/**
 * Limits of a thread that parses what strangers wrote.
 * @param mostMb what it gets where there is enough
 */
export const parserThreadLimits = (mostMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.min(mostMb, Math.floor(memoryLimit() / 4)),
  maxYoungGenerationSizeMb: YOUNG_MB,
});
