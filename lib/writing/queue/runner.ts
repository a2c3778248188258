import 'server-only';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { env } from '@/lib/env.ts';
import { createWorker, type JobKind, type Worker } from '@/lib/jobs/worker.ts';
import { type ClaimedRun, claimNextGeneration } from '../runs/mutations.ts';
import { RECOVERY_MS } from '../runs/rules.ts';
import { performRun } from './perform.ts';
import { recoverDeadRuns } from './recover.ts';

/** Does a process's share of the runs. */
export type Runner = Worker;

/**
 * A worker that has at most `concurrency` runs under way at once.
 * @param perform does a claimed run from its beginning to its end, and never throws
 */
export function createRunner(perform: JobKind<ClaimedRun>['perform'], concurrency: number): Runner {
  return createWorker({
    name: 'generations',
    concurrency,
    claim: claimNextGeneration,
    perform,
    pollMs: RECOVERY_MS,
    change: GENERATIONS_CHANGE,
    recover: recoverDeadRuns,
  });
}

// Next may load this module more than once in a process; there must be one runner.
const holder = globalThis as typeof globalThis & { quillcastRunner?: Runner };

/** The process's runner. */
export function runner(): Runner {
  holder.quillcastRunner ??= createRunner(performRun, env().GENERATION_CONCURRENCY);
  return holder.quillcastRunner;
}
