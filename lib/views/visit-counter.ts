import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { VISITS_PER_ADDRESS } from '../constants/limits.ts';
import { addressUnit, CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { type Visit, visitOf } from './visits.ts';

/** Counts of one blog. */
export type CountedBlog = {
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

const LONGEST_AGENT = 300;

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
    add(blog, visit, `${address}\n${agent?.slice(0, LONGEST_AGENT)}`);
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
