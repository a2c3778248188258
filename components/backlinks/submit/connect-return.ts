import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';

/** Holds the site's address, which is no secret, until the browser comes back. */
const SITE_KEY = 'wordpress-site';

const NOTICES = new Map([
  ['connected', 'WordPress is connected. The application password your site made is stored encrypted.'],
  ['refused', 'The connection was not approved on your site, so nothing was stored.'],
  ['failed', 'The connection failed. Try again, or enter an application password yourself.'],
  ['not-found', 'We found no WordPress at this address. Check it, or enter an application password yourself.'],
  [
    'no-application-passwords',
    'This site offers no application passwords. They need WordPress 5.6 or later and https, and a security plugin can turn them off.',
  ],
  ['expired', 'The connection took too long, so nothing was stored. Start it again.'],
  ['mismatch', 'The response came from a different site than the one you entered, so nothing was stored.'],
]);

/** A notice on the outcome of a connection, from the query string that a WordPress site sends back; else null. */
export function connectReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  const outcome = /^wordpress-(connected|refused|failed)$/.exec(query.get('distribution') ?? '')?.[1];
  if (!outcome) return null;
  const reason = outcome === 'failed' ? NOTICES.get(query.get('reason') ?? '') : undefined;
  return reason ?? NOTICES.get(outcome) ?? null;
}

export function withoutConnectReturn(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('distribution');
  url.searchParams.delete('reason');
  return `${url.pathname}${url.search}${url.hash}`;
}

export const connectPath = (site: string, blogId: string): string =>
  `/api/backlinks/wordpress/connect?${new URLSearchParams({ site, blogId })}`;

export function saveSite(typed: string): void {
  writeStored(SITE_KEY, typed);
}

export function popSite(): string | null {
  const typed = readStored(SITE_KEY, v.string());
  writeStored(SITE_KEY, null);
  return typed;
}
