import { runJobProgram } from '../../../browser/job-program.ts';
import { registerBundlerImports } from '../../../bundler-imports.ts';
import type { PostOptions } from './steps.ts';

/** A program of its own, run by lib/browser/job-process.ts: does one job in the browser, says what came of it, and ends. */

/** What is to be done. */
export type ProcessTask = { step: 'check' | 'findEarlier' | 'publish' | 'dryRun'; options: PostOptions };

/** What the process says: how far it got, and at last what came of it. */
export type ProcessMessage =
  | { isSent: boolean }
  | { result: unknown }
  | { refusal: { kind: 'refused' | 'busy' | 'unknown'; message: string; retryAfter?: number } };

registerBundlerImports();
const steps = await import('./steps.ts');
const { PlatformError } = await import('../shared/platform.ts');

runJobProgram<ProcessTask, ProcessMessage>(async ({ step, options }, say) => {
  try {
    const result = await steps[step](options, (isSent) => say({ isSent }));
    await say({ result });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { kind, message, retryAfter } = error;
    await say({ refusal: { kind, message, ...(retryAfter && { retryAfter }) } });
  }
});
