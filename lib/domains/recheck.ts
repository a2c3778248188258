import 'server-only';
import { createWorker } from '@/lib/jobs/worker.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { checkHost } from './check.ts';
import { claimDueDomain, saveFinding } from './mutations.ts';

/** Poll interval in ms. */
const POLL_MS = 60_000;

/** Starts the daily checks of own domains; safe in several processes. */
export function startCheckingDomains(): void {
  const worker = createWorker({
    name: 'checks of own domains',
    concurrency: 2,
    pollMs: POLL_MS,
    claim: claimDueDomain,
    perform: async (domain) => saveFinding(domain, await checkHost(domain.host, domain.token)),
  });
  worker.start();
  onShutdown(worker.stop);
}
