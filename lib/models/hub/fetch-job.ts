import 'server-only';
import path from 'node:path';
import { DataDirectoryError, inDataDirectory } from '@/lib/data-directory.ts';
import { env } from '@/lib/env.ts';
import { createWorker, JOB_IS_OVER, PROCESS_STOPS, type Worker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { processWide } from '@/lib/process-wide.ts';
import { CATALOG } from './catalog.ts';
import { type FetchProgress, fetchModel } from './download.ts';
import {
  type ClaimedFetch,
  claimFetch,
  failFetch,
  releaseFetch,
  saveFetchProgress,
  settleFetch,
} from './fetch-mutations.ts';
import { ModelError } from './hub.ts';

/** Downloads the models requested at /operator (docs/decisions/0066). */

const HEARTBEAT_MS = 1000;

async function settleFailure(job: ClaimedFetch, error: unknown, stop: AbortSignal): Promise<void> {
  if (stop.reason === PROCESS_STOPS) await releaseFetch(job);
  if (stop.aborted) return;
  const isKnown = error instanceof ModelError || error instanceof DataDirectoryError;
  log()[isKnown ? 'warn' : 'error']({ err: error, model: job.id }, 'model download failed');
  const known = error instanceof ModelError ? error.reason : isKnown && error.message;
  await failFetch(job, known || note('models.download.failed'));
}

async function perform(job: ClaimedFetch, stop: AbortController): Promise<void> {
  const model = CATALOG.find(({ name }) => name === job.id);
  if (!model) return settleFetch(job);
  const dataDir = path.resolve(/* turbopackIgnore: true */ env().DATA_DIR);
  let latest: FetchProgress = { sizeBytes: 0, doneBytes: 0, bytesPerSecond: 0, message: '' };
  const report = {
    found: () => undefined,
    progress: (progress: FetchProgress) => {
      latest = progress;
    },
  };
  const heartbeat = setInterval(() => {
    saveFetchProgress(job, latest).then(
      (isAlive) => isAlive || stop.abort(JOB_IS_OVER),
      // While the database is down the download continues; another process may take over its lease.
      (err) => log().warn({ err, model: job.id }, 'could not store download progress'),
    );
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

export const modelFetches: () => Worker = processWide('model fetches', () =>
  createWorker({ name: 'model fetches', concurrency: 1, pollMs: 5000, claim: claimFetch, perform }),
);
