import 'server-only';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { createWorker, type JobKind, type Worker } from '@/lib/jobs/worker.ts';
import { firstLook, isLookingFirst } from '@/lib/models/servers/found-connection.ts';
import { processWide } from '@/lib/process-wide.ts';
import { modelWriter } from '../generation/choose-writer.ts';
import { type ClaimedRun, claimNextGeneration, failGeneration, requeueGeneration } from '../runs/mutations.ts';
import { publishLeftOver } from '../runs/publish.ts';
import { findDeadRuns } from '../runs/queries.ts';
import { isForModel, MAX_ATTEMPTS, RECOVERY_MS } from '../runs/rules.ts';
import { performRun } from './perform.ts';

/** Counts of recovered runs. */
export type Recovered = { requeued: number; givenUp: number };

const givenUp = () => new AppError('unavailable', 'Writing this blog was interrupted twice. Please try again.');

/**
 * Requeues runs whose process died, or fails them after the last attempt.
 * @param all also runs with a valid lease: only when no other process is running
 */
export async function recoverDeadRuns(all = false): Promise<Recovered> {
  const recovered = { requeued: 0, givenUp: 0 };
  for (const run of await findDeadRuns(all)) {
    if (run.attempt < MAX_ATTEMPTS) {
      if (await requeueGeneration(run, true)) recovered.requeued += 1;
    } else if (await failGeneration(run.id, givenUp(), run.attempt)) {
      recovered.givenUp += 1;
    }
  }
  return recovered;
}

/** Runs queued generations in this process. */
export type Runner = Worker;

/**
 * A worker with up to `concurrency` runs, or one at a time for a model that needs that. A claimed run gets the model
 * connected then; runs for a model wait for the first search.
 * @param perform never throws
 */
export function createRunner(
  perform: JobKind<ClaimedRun>['perform'],
  concurrency: number,
  pollMs = RECOVERY_MS,
): Runner {
  let forModel = 0;

  function isModelFree(): boolean {
    if (isLookingFirst()) {
      void firstLook().then(() => worker.notify());
      return false;
    }
    return forModel === 0 || !modelWriter()?.isOneAtATime;
  }

  const worker = createWorker<ClaimedRun>({
    name: 'generations',
    concurrency,
    claim: () => claimNextGeneration(isModelFree()),
    perform: async (run, stop) => {
      const share = Number(isForModel(run.request));
      forModel += share;
      try {
        await perform(run, stop);
      } finally {
        forModel -= share;
      }
    },
    pollMs,
    change: GENERATIONS_CHANGE,
    recover: async () => {
      await recoverDeadRuns();
      await publishLeftOver();
    },
  });
  return worker;
}

/** The process's runner. */
export const runner = processWide('runner', () => createRunner(performRun, env().GENERATION_CONCURRENCY));
