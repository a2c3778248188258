import 'server-only';
import { database } from '@/lib/database/db.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { rotateCredentials } from './credentials.ts';
import { performJob } from './jobs.ts';
import { claimJob, releaseJobs } from './mutations.ts';

/** How often due jobs are looked for, in milliseconds. */
const POLL_MS = 5000;

/** How many jobs are done side by side, so that one slow platform does not hold up the others. */
const SIDE_BY_SIDE = 3;

/**
 * Starts to work off the queue of submissions: the rows of `backlinks` that are due. Any number of processes may
 * do so on one database.
 */
export async function startPublishing(): Promise<void> {
  // Only one process can have the embedded database, so whoever held a job there has died.
  if ((await database()).kind === 'embedded') await releaseJobs();
  await rotateCredentials();
  const worker = createWorker({
    name: 'backlinks',
    concurrency: SIDE_BY_SIDE,
    pollMs: POLL_MS,
    claim: claimJob,
    perform: async (job, { signal }) => {
      await performJob(job, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
  });
  worker.start();
  onShutdown(worker.stop);
}
