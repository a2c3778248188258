import 'server-only';
import { DOMAINS_CHANGE } from '@/lib/changes/names.ts';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { findHostOwners } from '@/lib/domains/queries.ts';
import { startCheckingDomains } from '@/lib/domains/service.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { applicationEnd } from './bridge.ts';

/**
 * Sends the custom domains in service to the public thread, now and whenever a domain or a subscription changes, and starts
 * their daily check.
 */
export async function startServingDomains(): Promise<void> {
  // In sequence, so that an older list never follows a newer one.
  let sending: Promise<void> = Promise.resolve();
  const send = () => {
    sending = sending
      .then(async () => applicationEnd()?.send('hosts', await findHostOwners()))
      .catch((err) => log().error({ err }, 'could not read custom domains'));
    return sending;
  };
  const unsubscribe = onChange(DOMAINS_CHANGE, () => void send());
  onShutdown(async () => {
    unsubscribe();
    await sending;
  });
  await send();
  startCheckingDomains();
}
