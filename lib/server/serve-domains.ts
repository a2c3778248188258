import 'server-only';
import { DOMAINS_CHANGE } from '@/lib/changes/names.ts';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { findHostOwners } from '@/lib/domains/queries.ts';
import { startCheckingDomains } from '@/lib/domains/recheck.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { sendHosts } from './host-messages.ts';

/**
 * Keeps the thread at the public port told which own domains are in service: now, and whenever one of them or a subscription
 * changes. Has them checked every day.
 */
export async function startServingDomains(): Promise<void> {
  // One after the other, so that an older list never comes after a newer one.
  let telling: Promise<void> = Promise.resolve();
  const tell = () => {
    telling = telling
      .then(async () => sendHosts(await findHostOwners()))
      .catch((err) => log().error({ err }, 'own domains could not be read'));
    return telling;
  };
  const ending = onChange(DOMAINS_CHANGE, () => void tell());
  onShutdown(async () => {
    ending();
    await telling;
  });
  await tell();
  startCheckingDomains();
}
