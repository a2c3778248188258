import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { AI_CRAWLERS } from '../constants/crawlers.ts';
import { MAX_REFERRERS_A_DAY, MAX_URL_CHARACTERS, VISITS_PER_ADDRESS } from '../constants/limits.ts';
import { addressUnit, CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { identityCookies } from '../http/cookies.ts';

/** A visit to a blog, and what it counts as (docs/decisions/0074). */
type Visit = { blogId: string } & (
  | { counted: (typeof COUNTED)[number] }
  /** From another site, to a page or a frame's document. */
  | { counted: 'visits' | 'embeds'; host: string }
);

/** Documents, social preview images, and counting images (viewImagePath in lib/routes.ts). */
const VISITED =
  /^\/(?:(?<document>share|view|embed)\/(?<read>[\w-]{1,64})(?<file>\.(?:md|pdf))?|api\/og-image\/(?<card>[\w-]{1,64})|api\/views\/(?<seen>[\w-]{1,64})\/(?<where>page|embed)\.gif)(?:\?|$)/;

const MAX_AGENT_LENGTH = 300;

export const isViewImage = (url = ''): boolean => /^\/api\/views\/[^/?]+\/\w+\.gif(?:\?|$)/.test(url);

/** Caches isbot's long pattern; user agents repeat. */
const programs = new LRUCache<string, boolean>({ max: 1000, memoMethod: (name) => isbot(name) });

const AI_CRAWLER = new RegExp(Object.values(AI_CRAWLERS).flat().join('|'), 'i');

const aiPrograms = new LRUCache<string, boolean>({ max: 1000, memoMethod: (name) => AI_CRAWLER.test(name) });

const isAi = ({ 'user-agent': name = '' }: IncomingHttpHeaders) => aiPrograms.memo(name.slice(0, MAX_AGENT_LENGTH));

const declines = (headers: IncomingHttpHeaders) => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** Prefetched or prerendered, so nobody is looking yet. */
const isAhead = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) =>
    /\bpre(?:fetch|render|view)/.test(String(purpose ?? '')),
  );

const isPerson = ({ 'user-agent': name = '' }: IncomingHttpHeaders) =>
  name !== '' && !programs.memo(name.slice(0, MAX_AGENT_LENGTH));

function otherSite({ referer, host }: IncomingHttpHeaders): string | undefined {
  const from = referer && referer.length <= MAX_URL_CHARACTERS ? URL.parse(referer) : null;
  if (!from || !/^https?:$/.test(from.protocol) || from.host === host) return undefined;
  return from.hostname.replace(/^www\./, '').slice(0, 253);
}

/** The visit in a request, or null. Other bots than those of AI companies count for cards only, for link previews. */
function readVisit({ method, url = '', headers }: IncomingMessage): Visit | null {
  // The cheap test first, as most requests end here: a document counts only its referrer.
  if (method !== 'GET' || !(headers.referer || url.startsWith('/api/') || isAi(headers))) return null;
  const parts = VISITED.exec(url)?.groups;
  if (!parts || declines(headers) || isAhead(headers)) return null;
  const { document, read, file, card, seen, where } = parts;
  if (read && isAi(headers)) return { blogId: read, counted: 'aiFetches' };
  if (card) return headers['sec-fetch-site'] === 'same-origin' ? null : { blogId: card, counted: 'cards' };
  if (!isPerson(headers)) return null;
  if (seen) return { blogId: seen, counted: where === 'embed' ? 'embeds' : 'views' };
  const host = otherSite(headers);
  return read && host && !file ? { blogId: read, counted: document === 'embed' ? 'embeds' : 'visits', host } : null;
}

const COUNTED = ['views', 'embeds', 'cards', 'aiFetches'] as const;

type CountedBlog = Record<(typeof COUNTED)[number], number> & {
  /** Address and user agent of each reader; hashed before storage (mutations.ts). */
  readers: Set<string>;
  referrers: Map<string, { visits: number; embeds: number }>;
};

/** Counts since the last batch on one UTC day. */
export type VisitBatch = {
  day: string;
  /** By blog id, or by blog id and cookies of a browser with a name; the author's own are left out (mutations.ts). */
  blogs: Map<string, CountedBlog>;
};

/** Limit of counts past which browsers count without their name. */
const MAX_NAMED = 5000;

const SEPARATOR = '\n';

export function keyVisitor(key: string): { blogId: string; cookies: string } {
  const [blogId = '', cookies = ''] = key.split(SEPARATOR);
  return { blogId, cookies };
}

function visitKey({ blogs }: VisitBatch, blogId: string, cookies: string): string {
  const key = `${blogId}${SEPARATOR}${cookies}`;
  return cookies !== '' && (blogs.has(key) || blogs.size < MAX_NAMED) ? key : blogId;
}

const units = new LRUCache<string, string>({ max: 1000, memoMethod: addressUnit });

const today = () => new Date().toISOString().slice(0, 10);

const newBatch = (): VisitBatch => ({ day: today(), blogs: new Map() });

const newBlog = (): CountedBlog => ({
  ...{ views: 0, embeds: 0, cards: 0, aiFetches: 0 },
  readers: new Set(),
  referrers: new Map(),
});

function add(blog: CountedBlog, visit: Visit, reader: string): void {
  if ('host' in visit) {
    const from = blog.referrers.get(visit.host) ?? { visits: 0, embeds: 0 };
    from[visit.counted] += 1;
    blog.referrers.set(visit.host, from);
    return;
  }
  blog[visit.counted] += 1;
  if (visit.counted === 'views') blog.readers.add(reader);
}

/** Counts visits in memory and hands them over in batches. */
export class VisitCounter {
  readonly #send: (batch: VisitBatch) => void;
  readonly #perAddress = new Map<string, number>();
  #batch = newBatch();

  constructor(send: (batch: VisitBatch) => void) {
    this.#send = send;
  }

  /** Counts a request if it is a visit, up to a limit per address and batch. */
  record(request: IncomingMessage): void {
    const visit = readVisit(request);
    if (!visit) return;
    const { [CLIENT_ADDRESS_HEADER]: given, 'user-agent': agent } = request.headers;
    const address = units.memo(String(given ?? ''));
    const soFar = this.#perAddress.get(address) ?? 0;
    if (soFar >= VISITS_PER_ADDRESS) return;
    this.#perAddress.set(address, soFar + 1);
    if (this.#batch.day !== today()) this.flush();
    const key = visitKey(this.#batch, visit.blogId, identityCookies(request.headers.cookie));
    const blog = this.#batch.blogs.get(key) ?? newBlog();
    this.#batch.blogs.set(key, blog);
    add(blog, visit, `${address}\n${agent?.slice(0, MAX_AGENT_LENGTH)}`);
  }

  flush(): void {
    const batch = this.#batch;
    this.#batch = newBatch();
    this.#perAddress.clear();
    if (batch.blogs.size > 0) this.#send(batch);
  }
}

/** Limits of a batch that waits for an unreachable database. */
const MAX_BLOGS = 50_000;
const MAX_READERS = 200_000;

function mergeBlog(into: CountedBlog, more: CountedBlog): void {
  for (const name of COUNTED) into[name] += more[name];
  for (const reader of more.readers) {
    if (into.readers.size >= MAX_READERS) break;
    into.readers.add(reader);
  }
  for (const [host, { visits, embeds }] of more.referrers) {
    const known = into.referrers.get(host);
    if (known) {
      known.visits += visits;
      known.embeds += embeds;
    } else if (into.referrers.size < MAX_REFERRERS_A_DAY) {
      into.referrers.set(host, { visits, embeds });
    }
  }
}

/** Adds counts; past the limits only known blogs, readers and hosts are counted. */
export function addVisits({ blogs }: VisitBatch, key: string, more: CountedBlog): void {
  const known = blogs.get(key);
  if (known) mergeBlog(known, more);
  else if (blogs.size < MAX_BLOGS) blogs.set(key, more);
}

export function mergeVisits(into: VisitBatch, more: VisitBatch): void {
  for (const [key, blog] of more.blogs) {
    const { blogId, cookies } = keyVisitor(key);
    addVisits(into, visitKey(into, blogId, cookies), blog);
  }
}
