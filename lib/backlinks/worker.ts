import 'server-only';
import { database } from '@/lib/database/db.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { rotateCredentials } from './credentials.ts';
import { performJob } from './jobs.ts';
import { claimJob, releaseJobs } from './mutations.ts';

/** Starts performing due submissions; several processes may do so on one database. */
export async function startPublishing(): Promise<void> {
  // Only one process can have the embedded database, so the holder of any lease has died.
  if ((await database()).kind === 'embedded') await releaseJobs();
  await rotateCredentials();
  const worker = createWorker({
    name: 'backlinks',
    // One slow platform must not hold up the others.
    concurrency: 3,
    pollMs: 5000,
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
