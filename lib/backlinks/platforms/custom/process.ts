import { registerBundlerImports } from '../../../bundler-imports.ts';
import type { PostOptions } from './steps.ts';

/** A program of its own, run by browser/job-process.ts: does one job in the browser, says what came of it, and ends. */

/** What is to be done. */
export type ProcessTask = {
  step: 'check' | 'findEarlier' | 'publish' | 'dryRun';
  options: PostOptions;
};

/** What the process says: how far it got, and at last what came of it. */
export type ProcessMessage =
  | { isSent: boolean }
  | { result: unknown }
  | { refusal: { kind: 'refused' | 'busy' | 'unknown'; message: string; retryAfter?: number } };

const say = (message: ProcessMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

// The parent process has ended, or calls it off. The browser is killed with this process.
process.once('disconnect', () => process.exit());
// A terminal and a supervisor signal the whole process group; the server decides what becomes of its jobs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

registerBundlerImports();
const steps = await import('./steps.ts');
const { PlatformError } = await import('../shared/platform.ts');

async function perform({ step, options }: ProcessTask): Promise<void> {
  try {
    const result = await steps[step](options, (isSent) => say({ isSent }));
    await say({ result });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { kind, message, retryAfter } = error;
    await say({ refusal: { kind, message, ...(retryAfter && { retryAfter }) } });
  }
  process.exit();
}

process.once('message', perform);
