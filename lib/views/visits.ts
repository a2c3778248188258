import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** What a request says about a blog's being read (docs/decisions/0074). */
export type Visit = { blogId: string } & (
  | { kind: 'view' | 'embed' | 'card' }
  /** Came to a page, or to the document of a frame, from another site. */
  | { kind: 'referral' | 'embedding'; host: string }
);

/** Documents, social preview images, and the images that count (viewImagePath in lib/routes.ts). */
const VISITED =
  /^\/(?:(?<document>share|view|embed)\/(?<read>[\w-]{1,64})|api\/og-image\/(?<card>[\w-]{1,64})|api\/views\/(?<seen>[\w-]{1,64})\/(?<where>page|embed)\.gif)(?:\?|$)/;

/** Whether an address is that of an image that counts. */
export const isViewImage = (url = ''): boolean => /^\/api\/views\/[^/?]+\/\w+\.gif(?:\?|$)/.test(url);

/** Browsers write the same few names, and telling a program by its name takes a long pattern. */
const programs = new LRUCache<string, boolean>({ max: 1000, memoMethod: (name) => isbot(name) });

/** Whether the request's sender asks not to be counted: Do Not Track, Global Privacy Control. */
const declines = (headers: IncomingHttpHeaders) => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** Whether nobody is looking: the browser fetches what its user might open. */
const isAhead = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) =>
    /\bpre(?:fetch|render|view)/.test(String(purpose ?? '')),
  );

const isPerson = ({ 'user-agent': name }: IncomingHttpHeaders) => Boolean(name) && !programs.memo(String(name));

/** The other site that a request came from, or undefined. Of its address nothing but the host is looked at. */
function otherSite({ referer, host }: IncomingHttpHeaders): string | undefined {
  const from = referer ? URL.parse(referer) : null;
  if (!from || !/^https?:$/.test(from.protocol) || from.host === host) return undefined;
  return from.hostname.replace(/^www\./, '').slice(0, 253);
}

/**
 * What a request says about a blog's being read, or null. Programs count where they are whom the answer is for: cards are
 * fetched by social networks.
 */
export function visitOf({ method, url = '', headers }: IncomingMessage): Visit | null {
  // Most requests end here: a page itself says only where its reader comes from.
  if (method !== 'GET' || !(headers.referer || url.startsWith('/api/'))) return null;
  const parts = VISITED.exec(url)?.groups;
  if (!parts || declines(headers) || isAhead(headers)) return null;
  const { document, read, card, seen, where } = parts;
  if (card) {
    return headers['sec-fetch-site'] === 'same-origin' ? null : { blogId: card, kind: 'card' };
  }
  const host = read && otherSite(headers);
  if ((read && !host) || !isPerson(headers)) return null;
  if (read && host) {
    return { blogId: read, kind: document === 'embed' ? 'embedding' : 'referral', host };
  }
  return seen ? { blogId: seen, kind: where === 'embed' ? 'embed' : 'view' } : null;
}
