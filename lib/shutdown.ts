/** Things to do before the process ends, in the reverse order in which they were asked for. */
type Task = () => Promise<void>;

// The server and Next's bundle load this module separately; the list must be one.
const holder = globalThis as typeof globalThis & {
  quillcastShutdown?: Task[];
  quillcastStopping?: AbortController;
  quillcastLastCall?: AbortController;
};

/** How long after that an answer may still wait for something to end, in ms. */
const LAST_CALL_MS = 3_000;

function stoppingController(): AbortController {
  holder.quillcastStopping ??= new AbortController();
  return holder.quillcastStopping;
}

/** Is aborted as soon as the process is asked to stop: answers without an end are to end then. */
export const stopping = (): AbortSignal => stoppingController().signal;

function lastCallController(): AbortController {
  holder.quillcastLastCall ??= new AbortController();
  return holder.quillcastLastCall;
}

/** Is aborted a little later: answers that wait for something are to say that the process stops. */
export const lastCall = (): AbortSignal => lastCallController().signal;

/** Says that the process is asked to stop. */
export function beginStopping(): void {
  stoppingController().abort();
  setTimeout(() => lastCallController().abort(), LAST_CALL_MS).unref();
}

/** Asks for something to be done before the process ends. */
export function onShutdown(task: Task): void {
  holder.quillcastShutdown ??= [];
  holder.quillcastShutdown.push(task);
}

/** Does everything that was asked for; a failing task does not keep the others from running. */
export async function runShutdownTasks(): Promise<void> {
  const tasks = holder.quillcastShutdown?.splice(0).reverse() ?? [];
  for (const task of tasks) {
    await task().catch((error: unknown) => console.error('shutdown task failed', error));
  }
}
