/** Says something to the process that started this one; resolves when it is on its way. */
export type Say<Message> = (message: Message) => Promise<void>;

/**
 * Makes a process that `inProcess` starts do the one job it is sent, and end with it. Such a program imports types only
 * before it calls this.
 * @param perform does the job; what it throws ends the process as broken down
 */
export function runJobProgram<Task, Message>(perform: (task: Task, say: Say<Message>) => Promise<void>): void {
  const say: Say<Message> = (message) =>
    new Promise<void>((resolve) => {
      process.send?.(message, () => resolve());
    });
  // The parent process has ended, or calls it off. The browser is killed with this process.
  process.once('disconnect', () => process.exit());
  // A terminal and a supervisor signal the whole process group; the server decides what becomes of its jobs.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('message', async (task: Task) => {
    await perform(task, say);
    process.exit();
  });
}
