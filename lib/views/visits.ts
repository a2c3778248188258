import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** A visit to a blog (docs/decisions/0074). */
export type Visit = { blogId: string } & (
  | { kind: 'view' | 'embed' | 'card' }
  /** From another site, to a page or a frame's document. */
  | { kind: 'referral' | 'embedding'; host: string }
);

/** Documents, social preview images, and counting images (viewImagePath in lib/routes.ts). */
const VISITED =
  /^\/(?:(?<document>share|view|embed)\/(?<read>[\w-]{1,64})|api\/og-image\/(?<card>[\w-]{1,64})|api\/views\/(?<seen>[\w-]{1,64})\/(?<where>page|embed)\.gif)(?:\?|$)/;

/** Whether a URL is a counting image. */
export const isViewImage = (url = ''): boolean => /^\/api\/views\/[^/?]+\/\w+\.gif(?:\?|$)/.test(url);

/** Caches isbot's long pattern; user agents repeat. */
const programs = new LRUCache<string, boolean>({ max: 1000, memoMethod: (name) => isbot(name) });

/** Do Not Track or Global Privacy Control. */
const declines = (headers: IncomingHttpHeaders) => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** Prefetched or prerendered, so nobody is looking yet. */
const isAhead = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) =>
    /\bpre(?:fetch|render|view)/.test(String(purpose ?? '')),
  );

const isPerson = ({ 'user-agent': name }: IncomingHttpHeaders) => Boolean(name) && !programs.memo(String(name));

/** The host of another site in the referrer. */
function otherSite({ referer, host }: IncomingHttpHeaders): string | undefined {
  const from = referer ? URL.parse(referer) : null;
  if (!from || !/^https?:$/.test(from.protocol) || from.host === host) return undefined;
  return from.hostname.replace(/^www\./, '').slice(0, 253);
}

/** The visit in a request, or null. Bots count for cards only, which social networks download. */
export function visitOf({ method, url = '', headers }: IncomingMessage): Visit | null {
  // The cheap test first, as most requests end here: a document counts only its referrer.
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
