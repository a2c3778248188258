import { setTimeout as sleep } from 'node:timers/promises';
import { processWide } from './process-wide.ts';

type Task = () => Promise<void>;

/** Time from the request to stop to the last call, in ms. */
const LAST_CALL_MS = 3_000;

/** How long a stop waits for blocking work, in ms. */
const BLOCKING_MS = 60_000;

const shutdown = processWide('shutdown', () => ({
  tasks: [] as Task[],
  blocking: [] as Promise<unknown>[],
  stopping: new AbortController(),
  lastCall: new AbortController(),
}));

/** Aborted when the process is asked to stop: endless responses end then. */
export const stopping = (): AbortSignal => shutdown().stopping.signal;

/** Aborted a little later: responses that wait for something say then that the process stops. */
export const lastCall = (): AbortSignal => shutdown().lastCall.signal;

/** Aborts `stopping` now and `lastCall` a little later. */
export function beginStopping(): void {
  shutdown().stopping.abort();
  setTimeout(() => shutdown().lastCall.abort(), LAST_CALL_MS).unref();
}

/** Adds a task to run before the process ends. */
export function onShutdown(task: Task): void {
  shutdown().tasks.push(task);
}

/** Delays a stop until the work ends, at most a minute. @returns the work */
export function delayStop<Result>(work: Promise<Result>): Promise<Result> {
  shutdown().blocking.push(work);
  return work;
}

/** Resolves when no work delays a stop any longer. */
export const blockingWorkDone = () => Promise.race([Promise.allSettled(shutdown().blocking), sleep(BLOCKING_MS)]);

/** Runs the added tasks, the last one first; a failing task does not stop the others. */
export async function runShutdownTasks(): Promise<void> {
  for (const task of shutdown().tasks.splice(0).reverse()) {
    await task().catch((error: unknown) => console.error('shutdown task failed', error));
  }
}
