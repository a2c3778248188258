import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A whole answer in each encoding, and the names of what it was made from. */
export type CachedResponse = {
  tags: readonly string[];
  headers: OutgoingHttpHeaders;
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
};

/** Most memory that answers take, in bytes, and most answers. */
const MAX_BYTES = 160 * 1024 * 1024;
const MAX_ANSWERS = 50_000;

/** What an answer takes beside its bytes and characters: buffers, objects, entries of maps and lists. */
const OVERHEAD_BYTES = 1500;

/** How long stored answers are given while the database is down, in ms. */
const LONGEST_OUTAGE_MS = 60_000;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** The memory that an answer takes. Its head is there once more for each body that was sent (send-cached.ts). */
function sizeOf({ tags, headers, bodies }: CachedResponse, key: string): number {
  const all = Object.values(bodies);
  const head = lengthOf(Object.entries(headers).map(([name, value]) => `${name}${value}`));
  const bytes = all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return OVERHEAD_BYTES + key.length + lengthOf(tags) + head * (1 + all.length) + bytes;
}

/** An answer that is being made, and what was changed since it was begun. */
export class PendingResponse {
  readonly #changed = new Set<string>();
  #mayHaveMissed = false;

  changed(tag: string): void {
    this.#changed.add(tag);
  }

  /** Changes may have been missed. */
  missed(): void {
    this.#mayHaveMissed = true;
  }

  /** Whether nothing at all was changed since it began. */
  get isCurrent(): boolean {
    return !this.#mayHaveMissed && this.#changed.size === 0;
  }

  /** Whether nothing with one of these tags was changed since it began. */
  isCurrentFor(tags: readonly string[]): boolean {
    return !this.#mayHaveMissed && !tags.some((tag) => this.#changed.has(tag));
  }
}

/**
 * The one cache of the product: whole answers that are the same for everybody, tagged with what they were made from. A
 * committed write invalidates by tag, on every process (lib/changes, docs/decisions/0040).
 */
export class ResponseCache {
  /**
   * Whether changes are heard, may be missed, or cannot happen since the database is down. Nothing is stored unless they are
   * heard, and nothing is given while they may be missed.
   */
  #changes: 'heard' | 'missed' | 'none' = 'missed';
  #missedSince = 0;
  readonly #hear: () => void;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #pending = new Set<PendingResponse>();
  readonly #responses = new LRUCache<string, CachedResponse>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    dispose: ({ tags }, key) => this.#untag(key, tags),
  });

  /** @param hear called before anything is taken from the cache, to apply what is already known to have changed */
  constructor(hear: () => void = () => undefined) {
    this.#hear = hear;
  }

  #untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #isUsable(): boolean {
    if (this.#changes !== 'none') return this.#changes === 'heard';
    return Date.now() < this.#missedSince + LONGEST_OUTAGE_MS;
  }

  get(key: string): CachedResponse | undefined {
    this.#hear();
    return this.#isUsable() ? this.#responses.get(key) : undefined;
  }

  /** Must be called before anything that an answer is made from is read, and `end` in the end. */
  begin(): PendingResponse {
    const pending = new PendingResponse();
    if (this.#changes !== 'heard') pending.missed();
    this.#pending.add(pending);
    return pending;
  }

  end(pending: PendingResponse): void {
    this.#pending.delete(pending);
  }

  /** Stores an answer, unless something it was made from was changed since then. */
  set(key: string, response: CachedResponse, pending: PendingResponse): void {
    if (this.#changes !== 'heard' || !pending.isCurrentFor(response.tags)) return;
    this.#responses.set(key, response);
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Drops every answer that was made from what was changed. */
  invalidate(tag: string): void {
    for (const pending of this.#pending) pending.changed(tag);
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#responses.delete(key);
  }

  /** Changes are not heard at the moment. */
  suspend(): void {
    this.#changes = 'missed';
    this.#missedSince = Date.now();
  }

  /** After `suspend`: the database is down, so that what was not invalidated before is as it was, for a while. */
  serverDown(): void {
    if (this.#changes === 'missed') this.#changes = 'none';
  }

  /** Changes are heard from now on. `missed`: some may never be. */
  resume(missed: boolean): void {
    if (missed) {
      this.#responses.clear();
      for (const pending of this.#pending) pending.missed();
    }
    this.#changes = 'heard';
  }
}
