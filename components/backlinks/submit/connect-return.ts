import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';

/** Where the address of the site waits for the browser to come back; it is no secret. */
const SITE_KEY = 'wordpress-site';

const CONNECTED = 'WordPress is connected. The application password your site made is stored encrypted.';
const REFUSED = 'The connection was not approved on your site, so nothing was kept.';
const FAILED = 'The connection failed. Try again, or enter an application password yourself.';

const REASONS: Readonly<Record<string, string>> = {
  'not-found': 'No WordPress was found at this address. Check it, or enter an application password yourself.',
  'no-application-passwords':
    'This site offers no application passwords. They need WordPress 5.6 or later and https, and a security plugin can switch them off.',
  expired: 'The connection took too long, so nothing was kept. Start it again.',
  mismatch: 'The answer came from another site than the one you named, so nothing was kept.',
};

/**
 * What came of asking a WordPress site for an application password, when the browser comes back from there.
 * @param search query string of the page
 * @returns a notice for the owner; null when it does not come from there
 */
export function connectReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  switch (query.get('distribution')) {
    case 'wordpress-connected':
      return CONNECTED;
    case 'wordpress-refused':
      return REFUSED;
    case 'wordpress-failed':
      return REASONS[query.get('reason') ?? ''] ?? FAILED;
    default:
      return null;
  }
}

/** The page's address without what the return has added to it. */
export function withoutConnectReturn(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('distribution');
  url.searchParams.delete('reason');
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where to send the browser to be connected. */
export function connectPath(site: string, blogId: string): string {
  return `/api/backlinks/wordpress/connect?${new URLSearchParams({ site, blogId })}`;
}

/** Stores the address of the site, as it was typed, while the browser is there. */
export function saveSite(typed: string): void {
  writeStored(SITE_KEY, typed);
}

/** Reads the stored address and removes it; null without one. */
export function popSite(): string | null {
  const typed = readStored(SITE_KEY, v.string());
  writeStored(SITE_KEY, null);
  return typed;
}
