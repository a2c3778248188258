import { processWide } from './process-wide.ts';

type Task = () => Promise<void>;

/** Time from the request to stop to the last call, in ms. */
const LAST_CALL_MS = 3_000;

const shutdown = processWide('shutdown', () => ({
  tasks: [] as Task[],
  mustEnd: new Set<Promise<unknown>>(),
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

/** Has a stop wait for work without a time limit. @returns the work */
export async function beforeStop<Result>(work: Promise<Result>): Promise<Result> {
  const { mustEnd } = shutdown();
  mustEnd.add(work);
  return work.finally(() => mustEnd.delete(work));
}

/** Ends with the work that a stop waits for. */
export const workEnded = () => Promise.allSettled(shutdown().mustEnd);

/** Runs the added tasks, the last one first; a failing task does not stop the others. */
export async function runShutdownTasks(): Promise<void> {
  for (const task of shutdown().tasks.splice(0).reverse()) {
    await task().catch((error: unknown) => console.error('shutdown task failed', error));
  }
}
