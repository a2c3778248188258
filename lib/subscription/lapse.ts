import 'server-only';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { markNextLapse } from './mutations.ts';

/** How often ended subscriptions are looked for, in milliseconds. */
const POLL_MS = 10_000;

/**
 * Starts to announce subscriptions that end by time alone, without an event of Stripe's (docs/decisions/0096). Any number of
 * processes may do so on one database.
 */
export function startMarkingLapses(): void {
  const worker = createWorker({
    name: 'ends of subscriptions',
    concurrency: 1,
    pollMs: POLL_MS,
    // Claiming one announces it: there is no time between in which a process could die.
    claim: markNextLapse,
    perform: async ({ id }) => log().info({ subscription: id }, 'access has ended'),
  });
  worker.start();
  onShutdown(worker.stop);
}
