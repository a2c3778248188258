import 'server-only';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { markNextLapse } from './mutations.ts';

/** Poll interval, in ms. */
const POLL_MS = 10_000;

/**
 * Starts announcing subscriptions that end by time, without a Stripe event (docs/decisions/0096). Safe in any number of
 * processes.
 */
export function startMarkingLapses(): void {
  const worker = createWorker({
    name: 'ends of subscriptions',
    concurrency: 1,
    pollMs: POLL_MS,
    // The claim itself announces it, so a crash cannot lose it.
    claim: markNextLapse,
    perform: async ({ id }) => log().info({ subscription: id }, 'access has ended'),
  });
  worker.start();
  onShutdown(worker.stop);
}
