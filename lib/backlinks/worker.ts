import 'server-only';
import { database } from '@/lib/db';
import { log } from '@/lib/log';
import { onShutdown, stopping } from '@/lib/shutdown';
import { rotateCredentials } from './credentials';
import { runNextJob } from './jobs';
import { releaseJobs } from './mutations';

/** How often due jobs are looked for, in milliseconds. */
const POLL_MS = 5000;

/** How many jobs are done side by side, so that one slow platform does not hold up the others. */
const SIDE_BY_SIDE = 3;

/** Does due jobs one after the other until there is none. */
async function drain(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await runNextJob(signal)));
}

function report(err: unknown): void {
  if (!stopping().aborted) log().error({ err }, 'publishing queue failed');
}

/**
 * Starts to work off the queue of submissions: the rows of `backlinks` that are due. Any number of processes may
 * do so on one database.
 */
export async function startPublishing(): Promise<void> {
  // Only one process can have the embedded database, so whoever held a job there has died.
  if ((await database()).kind === 'embedded') await releaseJobs();
  await rotateCredentials();
  let current: Promise<unknown> | undefined;
  const poll = setInterval(() => {
    if (current) return;
    const lanes = Array.from({ length: SIDE_BY_SIDE }, () => drain(stopping()).catch(report));
    current = Promise.all(lanes).then(() => {
      current = undefined;
    });
  }, POLL_MS);
  poll.unref();
  onShutdown(async () => {
    clearInterval(poll);
    await current;
  });
}
