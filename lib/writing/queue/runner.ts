import 'server-only';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { env } from '@/lib/env.ts';
import { createWorker, type JobKind, type Worker } from '@/lib/jobs/worker.ts';
import { firstLook, isLookingFirst } from '@/lib/models/servers/found-connection.ts';
import { processWide } from '@/lib/process-wide.ts';
import { modelWriter } from '../generation/choose-writer.ts';
import { type ClaimedRun, claimNextGeneration } from '../runs/mutations.ts';
import { publishLeftOver } from '../runs/publish.ts';
import { isForModel, RECOVERY_MS } from '../runs/rules.ts';
import { performRun } from './perform.ts';
import { recoverDeadRuns } from './recover.ts';

/** Does a process's share of the runs. */
export type Runner = Worker;

/**
 * A worker that has at most `concurrency` runs under way at once, and one where a model writes one article after the other.
 * Which model writes is decided when a run is claimed; until that is known, all for a model wait.
 * @param perform does a claimed run from its beginning to its end, and never throws
 */
export function createRunner(perform: JobKind<ClaimedRun>['perform'], concurrency: number): Runner {
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
    pollMs: RECOVERY_MS,
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
