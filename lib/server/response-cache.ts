import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PublicEnd } from './bridge.ts';

export type CachedResponse = {
  tags: readonly string[];
  headers: OutgoingHttpHeaders;
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
};

const MAX_BYTES = 160 * 1024 * 1024;
const MAX_ANSWERS = 50_000;

/** Overhead of an answer: buffers, objects, entries of maps. */
const OVERHEAD_BYTES = 1500;

/** Public answers found and not found in the cache. */
export type Lookups = { hit: number; miss: number };

/** How long stored answers are served while the database is down, in ms. */
const LONGEST_OUTAGE_MS = 60_000;

/** How long a request waits for a new primary, from the beginning of an outage, in ms, and how often it looks. */
const FAILOVER_MS = 15_000;
const LOOK_MS = 50;

/** Time in which an outage that the application has met is known here, in ms. */
const NOTICE_MS = 500;

const totalLength = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** Memory of an answer. Each body has a copy of the head (finish-response.ts). */
function responseSize({ tags, headers, bodies }: CachedResponse, key: string): number {
  const all = Object.values(bodies);
  const head = totalLength(Object.entries(headers).map(([name, value]) => `${name}${value}`));
  const bytes = all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return OVERHEAD_BYTES + key.length + totalLength(tags) + head * (1 + all.length) + bytes;
}

/** An answer in the making, the tags invalidated since it was begun, and whether changes may have been missed. */
export class PendingResponse {
  readonly changed = new Set<string>();
  mayHaveMissed = false;

  /** Whether nothing was invalidated since it was begun, of these tags or of any. */
  isCurrent(tags: Iterable<string> = this.changed): boolean {
    return !this.mayHaveMissed && ![...tags].some((tag) => this.changed.has(tag));
  }
}

/** Cache of whole public answers. Committed writes invalidate by tag, in every process (lib/changes, docs/decisions/0040). */
export class ResponseCache {
  /** 'none': the database is down. Answers are stored while changes arrive, and served unless some may be missed. */
  #changes: 'arriving' | 'missed' | 'none' = 'missed';
  #missedSince = 0;
  #lookups: Lookups = { hit: 0, miss: 0 };
  readonly #drain: () => void;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #pending = new Set<PendingResponse>();
  readonly #responses = new LRUCache<string, CachedResponse>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: responseSize,
    dispose: ({ tags }, key) => this.#untag(key, tags),
  });

  /** @param drain called before each read, to apply pending invalidations */
  constructor(drain: () => void = () => undefined) {
    this.#drain = drain;
  }

  #untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #isUsable(): boolean {
    if (this.#changes !== 'none') return this.#changes === 'arriving';
    return Date.now() < this.#missedSince + LONGEST_OUTAGE_MS;
  }

  #find(key: string): CachedResponse | undefined {
    this.#drain();
    return this.#isUsable() ? this.#responses.get(key) : undefined;
  }

  get(key: string): CachedResponse | undefined {
    const found = this.#find(key);
    this.#lookups[found ? 'hit' : 'miss'] += 1;
    return found;
  }

  /** Lookups since the last call. */
  takeLookups(): Lookups {
    const taken = this.#lookups;
    this.#lookups = { hit: 0, miss: 0 };
    return taken;
  }

  /** Call before reading any data for an answer, and `end` afterwards. */
  begin(): PendingResponse {
    const pending = new PendingResponse();
    if (this.#changes !== 'arriving') pending.mayHaveMissed = true;
    this.#pending.add(pending);
    return pending;
  }

  end(pending: PendingResponse): void {
    this.#pending.delete(pending);
  }

  set(key: string, response: CachedResponse, pending: PendingResponse): void {
    if (this.#changes !== 'arriving' || !pending.isCurrent(response.tags)) return;
    this.#responses.set(key, response);
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  invalidate(tag: string): void {
    for (const pending of this.#pending) pending.changed.add(tag);
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#responses.delete(key);
  }

  suspend(): void {
    if (this.#changes === 'arriving') this.#missedSince = Date.now();
    this.#changes = 'missed';
  }

  serverDown(): void {
    if (this.#changes === 'missed') this.#changes = 'none';
  }

  resume(missed: boolean): void {
    if (missed) {
      this.#responses.clear();
      for (const pending of this.#pending) pending.mayHaveMissed = true;
    }
    this.#changes = 'arriving';
  }

  /**
   * Waits, after the application had no database, until there is a stored answer or a database. An outage may be new, and its
   * end may be too recent for all connections.
   * @param hasLeft whether nobody waits for the answer any longer
   * @returns whether asking again makes sense
   */
  async untilAnswerable(key: string, isRetry: boolean, hasLeft: () => boolean): Promise<boolean> {
    this.#drain();
    const isRecent = () => Date.now() < this.#missedSince + FAILOVER_MS;
    if (this.#changes === 'arriving') {
      if (isRetry && !isRecent()) return false;
      await sleep(NOTICE_MS);
    }
    while (!hasLeft() && !this.#find(key) && this.#changes !== 'arriving') {
      if (!isRecent()) return false;
      await sleep(LOOK_MS);
    }
    return !hasLeft();
  }
}

/** The response cache in the public thread, which the application controls. */
export function cacheBehind(bridge: PublicEnd): ResponseCache {
  const cache = new ResponseCache(bridge.drain);
  bridge.on('invalidate', (tag) => cache.invalidate(tag));
  bridge.on('suspend', () => cache.suspend());
  bridge.on('serverDown', () => cache.serverDown());
  bridge.on('resume', ({ missed }) => cache.resume(missed));
  return cache;
}
