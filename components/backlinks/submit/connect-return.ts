import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import type { KeyIn } from '@/lib/messages/types.ts';

/** Holds the site's address, which is no secret, until the browser comes back. */
const SITE_KEY = 'wordpress-site';

const FAILURES = ['not-found', 'no-application-passwords', 'expired', 'mismatch'] as const;

/** The outcome of a connection, by its key in `backlinks.connected`. */
export type ConnectOutcome = KeyIn<'backlinks.connected'>;

/** The outcome of a connection, from the query string that a WordPress site sends back; else null. */
export function connectReturn(search: string): ConnectOutcome | null {
  const query = new URLSearchParams(search);
  const reason = FAILURES.find((each) => each === query.get('reason'));
  switch (query.get('distribution')) {
    case 'wordpress-connected':
      return 'connected';
    case 'wordpress-refused':
      return 'refused';
    case 'wordpress-failed':
      return reason ?? 'failed';
    default:
      return null;
  }
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
