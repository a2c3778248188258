import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { GENERATIONS_CHANGE } from '@/lib/changes/names';
import { onChange } from '@/lib/changes/subscriptions';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { advanceBatches } from '../batch/advance';
import { type ClaimedRun, claimNextGeneration } from './mutations';
import { performRun } from './perform';
import { recoverDeadRuns } from './recover';
import { RECOVERY_MS, RETRY_MS } from './rules';
import { PROCESS_STOPS, RUN_IS_OVER } from './stop-reasons';

/** Does a claimed run from its beginning to its end, and never throws. */
export type Perform = (run: ClaimedRun, stop: AbortController) => Promise<void>;

/** What runs a process's share of the queue. */
export type Runner = {
  /** Takes up what can be taken up; called whenever something was queued or has ended. */
  notify: () => void;
  /** Stops a run here, when it runs here, because it was ended elsewhere. */
  abort: (id: string) => void;
  /** Begins with what waits, and looks after what other processes do on the same database. */
  start: () => void;
  /** Takes up nothing more, and puts what is under way back into the queue. */
  stop: () => Promise<void>;
};

type UnderWay = { stop: AbortController; ended: Promise<void> };

/** A runner that has at most `concurrency` runs under way at once. */
export function createRunner(perform: Perform, concurrency: number): Runner {
  const underWay = new Map<string, UnderWay>();
  const endings: (() => void)[] = [];
  // Runs belong to no request, whoever's call began them.
  const outsideRequests = AsyncLocalStorage.snapshot();
  let isStopped = false;
  let filling: Promise<void> | undefined;
  let isNotified = false;

  function begin(run: ClaimedRun): void {
    const stop = new AbortController();
    const ended = perform(run, stop).then(() => {
      underWay.delete(run.id);
      notify();
    });
    underWay.set(run.id, { stop, ended });
  }

  async function takeUp(): Promise<void> {
    while (isNotified && !isStopped) {
      isNotified = false;
      while (underWay.size < concurrency && !isStopped) {
        const run = await claimNextGeneration();
        if (!run) break;
        begin(run);
      }
    }
  }

  function notify(): void {
    isNotified = true;
    filling ??= outsideRequests(takeUp)
      .catch((err) => {
        log().error({ err }, 'the queue could not be read');
        setTimeout(notify, RETRY_MS).unref();
      })
      .finally(() => {
        filling = undefined;
        // A call between the last look and here must not be lost.
        if (isNotified && !isStopped && underWay.size < concurrency) notify();
      });
  }

  return {
    notify,
    abort: (id) => underWay.get(id)?.stop.abort(RUN_IS_OVER),
    start: () => {
      const recovery = setInterval(() => {
        recoverDeadRuns()
          .then(advanceBatches)
          .catch((err) => log().error({ err }, 'dead runs not recovered'));
      }, RECOVERY_MS).unref();
      endings.push(onChange(GENERATIONS_CHANGE, notify), () => clearInterval(recovery));
      notify();
    },
    stop: async () => {
      isStopped = true;
      for (const end of endings) end();
      await filling;
      const runs = [...underWay.values()];
      for (const run of runs) run.stop.abort(PROCESS_STOPS);
      await Promise.all(runs.map((run) => run.ended));
    },
  };
}

// Next may load this module more than once in a process; there must be one runner.
const holder = globalThis as typeof globalThis & { quillcastRunner?: Runner };

/** The process's runner. */
export function runner(): Runner {
  holder.quillcastRunner ??= createRunner(performRun, env().GENERATION_CONCURRENCY);
  return holder.quillcastRunner;
}
