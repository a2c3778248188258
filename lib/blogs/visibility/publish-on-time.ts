import 'server-only';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { publishNextDue } from './mutations.ts';

/** How often drafts whose time has come are looked for, in milliseconds. */
const POLL_MS = 5000;

/** Starts to publish drafts at the time that their owners have set. Any number of processes may do so on one database. */
export function startPublishingOnTime(): void {
  const worker = createWorker({
    name: 'publishing at a set time',
    concurrency: 1,
    pollMs: POLL_MS,
    // Claiming one publishes it: there is no time between in which a process could die.
    claim: publishNextDue,
    perform: async ({ id }) => log().info({ blog: id }, 'published at the set time'),
  });
  worker.start();
  onShutdown(worker.stop);
}
