import 'server-only';
import path from 'node:path';
import { MODEL_MESSAGES } from '@/lib/constants/model-messages.ts';
import { DataDirectoryError, inDataDirectory } from '@/lib/data-directory.ts';
import { env } from '@/lib/env.ts';
import { JOB_IS_OVER, PROCESS_STOPS } from '@/lib/jobs/stop-reasons.ts';
import { createWorker, type Worker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { CATALOG } from './catalog.ts';
import { ModelError } from './failure.ts';
import { fetchModel } from './fetch-model.ts';
import {
  type ClaimedFetch,
  claimFetch,
  type FetchProgress,
  failFetch,
  postponeFetch,
  releaseFetches,
  saveFetchProgress,
  settleFetch,
} from './fetch-mutations.ts';
import type { FetchReport } from './progress.ts';

/** Fetches the models that the operator asked for at /operator (docs/decisions/0105). */

/** How often progress is stored and the lease renewed, in ms. */
const HEARTBEAT_MS = 1000;

/** How often fetches of processes that died are looked for, in ms. */
const POLL_MS = 5000;

/** How soon a fetch is tried again whose file another process is fetching, such as `npm run model`, in ms. */
const IN_PROGRESS_PAUSE_MS = 3000;

/** Over how many heartbeats the speed is measured. */
const SPEED_SAMPLES = 10;

/** A report that keeps what it is told in one place, and what the heartbeat is to store of it. */
function createReport(): { report: FetchReport; progress: () => FetchProgress } {
  const latest = { sizeBytes: 0, doneBytes: 0, message: '' };
  let samples: { at: number; bytes: number }[] = [];
  const report: FetchReport = {
    found: ({ size }) => {
      latest.sizeBytes = size;
    },
    say: (sentence) => {
      latest.message = sentence;
    },
    progress: (_, from) => {
      samples = [{ at: performance.now(), bytes: from }];
      latest.doneBytes = from;
      return {
        at: (bytes) => {
          Object.assign(latest, { doneBytes: bytes, message: '' });
        },
        end: () => {
          samples = [];
        },
      };
    },
  };
  const progress = () => {
    const [first] = samples;
    if (!first) return { ...latest, bytesPerSecond: 0 };
    const now = performance.now();
    samples = [...samples, { at: now, bytes: latest.doneBytes }].slice(-SPEED_SAMPLES);
    const seconds = Math.max((now - first.at) / 1000, 0.001);
    return { ...latest, bytesPerSecond: (latest.doneBytes - first.bytes) / seconds };
  };
  return { report, progress };
}

/** Stores what became of a fetch that did not end well. */
async function settleFailure(job: ClaimedFetch, error: unknown, stop: AbortSignal): Promise<void> {
  if (stop.aborted) {
    if (stop.reason === PROCESS_STOPS) await postponeFetch(job, 0);
    return;
  }
  if (error instanceof ModelError && error.isInProgress) {
    await postponeFetch(job, IN_PROGRESS_PAUSE_MS, error.message);
    modelFetches().notify(IN_PROGRESS_PAUSE_MS);
    return;
  }
  const isKnown = error instanceof ModelError || error instanceof DataDirectoryError;
  log()[isKnown ? 'warn' : 'error']({ err: error, model: job.id }, 'model not fetched');
  await failFetch(job, isKnown ? error.message : MODEL_MESSAGES.unknownFailure);
}

async function perform(job: ClaimedFetch, stop: AbortController): Promise<void> {
  const model = CATALOG.find(({ name }) => name === job.id);
  if (!model) return settleFetch(job);
  const dataDir = path.resolve(/* turbopackIgnore: true */ env().DATA_DIR);
  const { report, progress } = createReport();
  const beat = async () => {
    if (!(await saveFetchProgress(job, progress()))) stop.abort(JOB_IS_OVER);
  };
  const heartbeat = setInterval(() => {
    // While the database is away the fetch goes on, and its lease may pass to another process.
    beat().catch((err) => log().warn({ err, model: job.id }, 'progress of a fetch not stored'));
  }, HEARTBEAT_MS);
  try {
    await inDataDirectory(dataDir, () => fetchModel(model, { dataDir, signal: stop.signal, report }));
    await settleFetch(job);
  } catch (error) {
    await settleFailure(job, error, stop.signal);
  } finally {
    clearInterval(heartbeat);
  }
}

/** The worker that downloads models, one after the other. */
export const modelFetches: () => Worker = processWide('model fetches', () =>
  createWorker({ name: 'model fetches', concurrency: 1, pollMs: POLL_MS, claim: claimFetch, perform }),
);

/**
 * Begins to fetch what waits, also what a process that died has left.
 * @param isAlone whether no other process can be fetching
 * @returns what ends it
 */
export async function startFetchingModels(isAlone: boolean): Promise<() => Promise<void>> {
  if (isAlone) await releaseFetches();
  const worker = modelFetches();
  worker.start();
  return worker.stop;
}
