export class BrowserTimeoutError extends Error {}

export class NoBrowserError extends Error {}

export type Send<Message> = (message: Message) => Promise<void>;

/** Runs the one job of a process started by `inProcess`, then exits. Import only types before calling this. */
export function runJobProgram<Task, Message>(perform: (task: Task, say: Send<Message>) => Promise<void>): void {
  const send: Send<Message> = (message) =>
    new Promise<void>((resolve) => {
      process.send?.(message, () => resolve());
    });
  // The parent has ended or aborted the job. The browser is killed with this process.
  process.once('disconnect', () => process.exit());
  // Terminals and supervisors signal the whole process group; the server decides about its jobs.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('message', async (task: Task) => {
    await perform(task, send);
    process.exit();
  });
}
