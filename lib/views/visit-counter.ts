import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MAX_REFERRERS_A_DAY, VISITS_PER_ADDRESS } from '../constants/limits.ts';
import { addressUnit, CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { type Visit, visitOf } from './visits.ts';

/** Counts of one blog. */
type CountedBlog = {
  views: number;
  embeds: number;
  cards: number;
  /** Address and user agent of each reader; hashed before storage (mutations.ts). */
  readers: Set<string>;
  /** By host. */
  referrers: Map<string, { visits: number; embeds: number }>;
};

/** Counts since the last batch on one UTC day, by blog id. */
export type VisitBatch = { day: string; blogs: Map<string, CountedBlog> };

/** Repeated requests come from the same addresses. */
const units = new LRUCache<string, string>({ max: 1000, memoMethod: addressUnit });

const MAX_AGENT_LENGTH = 300;

const today = () => new Date().toISOString().slice(0, 10);

const newBlog = (): CountedBlog => ({ views: 0, embeds: 0, cards: 0, readers: new Set(), referrers: new Map() });

function add(blog: CountedBlog, visit: Visit, reader: string): void {
  if ('host' in visit) {
    const from = blog.referrers.get(visit.host) ?? { visits: 0, embeds: 0 };
    from[visit.kind === 'embedding' ? 'embeds' : 'visits'] += 1;
    blog.referrers.set(visit.host, from);
  } else if (visit.kind === 'view') {
    blog.views += 1;
    blog.readers.add(reader);
  } else if (visit.kind === 'embed') blog.embeds += 1;
  else blog.cards += 1;
}

/** Counts visits in memory and hands them over in batches. */
export class VisitCounter {
  readonly #send: (batch: VisitBatch) => void;
  readonly #perAddress = new Map<string, number>();
  #batch: VisitBatch = { day: today(), blogs: new Map() };

  constructor(send: (batch: VisitBatch) => void) {
    this.#send = send;
  }

  /** Counts a request if it is a visit, up to a limit per address and batch. */
  record(request: IncomingMessage): void {
    const visit = visitOf(request);
    if (!visit) return;
    const { [CLIENT_ADDRESS_HEADER]: given, 'user-agent': agent } = request.headers;
    const address = units.memo(String(given ?? ''));
    const soFar = this.#perAddress.get(address) ?? 0;
    if (soFar >= VISITS_PER_ADDRESS) return;
    this.#perAddress.set(address, soFar + 1);
    if (this.#batch.day !== today()) this.flush();
    const blog = this.#batch.blogs.get(visit.blogId) ?? newBlog();
    add(blog, visit, `${address}\n${agent?.slice(0, MAX_AGENT_LENGTH)}`);
    this.#batch.blogs.set(visit.blogId, blog);
  }

  /** Hands over the current batch. */
  flush(): void {
    const batch = this.#batch;
    this.#batch = { day: today(), blogs: new Map() };
    this.#perAddress.clear();
    if (batch.blogs.size > 0) this.#send(batch);
  }
}

/** Limits of a batch that waits for an unreachable database. */
const MAX_BLOGS = 50_000;
const MAX_READERS = 200_000;

function mergeBlog(into: CountedBlog, more: CountedBlog): void {
  into.views += more.views;
  into.embeds += more.embeds;
  into.cards += more.cards;
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

/** Merges a later batch of the same day; past the limits only known blogs, readers and hosts are counted. */
export function mergeVisits(into: VisitBatch, more: VisitBatch): void {
  for (const [id, blog] of more.blogs) {
    const known = into.blogs.get(id);
    if (known) mergeBlog(known, blog);
    else if (into.blogs.size < MAX_BLOGS) into.blogs.set(id, blog);
  }
}
