import { runJobProgram } from '../../../browser/job-program.ts';
import { registerBundlerImports } from '../../../bundler-imports.ts';
import type { PostOptions } from './steps.ts';

/** The program that lib/browser/job-process.ts starts for one browser job. */

export type ProcessTask = { step: 'check' | 'findEarlier' | 'publish'; options: PostOptions };

/** A report: whether the form may have been sent, and at the end the result or the refusal. */
export type ProcessMessage =
  | { isSent: true }
  | { result: unknown }
  | { refusal: { kind: 'refused' | 'busy' | 'unknown'; reason: string; retryAfter?: number } };

registerBundlerImports();
const steps = await import('./steps.ts');
const { asPlatformError } = await import('./outcome.ts');

runJobProgram<ProcessTask, ProcessMessage>(async ({ step, options }, report) => {
  let isSent = false;
  const reportSent = () => {
    isSent = true;
    return report({ isSent: true });
  };
  try {
    await report({ result: await steps[step](options, reportSent) });
  } catch (error) {
    const { kind, reason, retryAfter } = asPlatformError(error, isSent);
    await report({ refusal: { kind, reason, ...(retryAfter && { retryAfter }) } });
  }
});
