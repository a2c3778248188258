import 'server-only';
import { database } from '@/lib/database/db.ts';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { type ChangeConnection, connectToChanges } from './connection.ts';
import { isTag } from './names.ts';

const COLLECT_MS = 100;

/** Retry delay and timeout of a purge, in ms. */
const RETRY_MS = 2000;
const TIMEOUT_MS = 5000;

/** Tags per request; CDNs have a limit. */
const TAGS_AT_ONCE = 30;

const pending = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** In the formats of Cloudflare (body) and Fastly (Surrogate-Key). */
async function send(url: string, tags: readonly string[]): Promise<void> {
  const { CDN_PURGE_TOKEN } = env();
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(CDN_PURGE_TOKEN && { Authorization: `Bearer ${CDN_PURGE_TOKEN}` }),
    },
    body: JSON.stringify({ tags }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The purge failed with status ${response.status}.`);
}

async function flush(url: string): Promise<void> {
  const tags = [...pending].slice(0, TAGS_AT_ONCE);
  for (const tag of tags) pending.delete(tag);
  timer = undefined;
  if (pending.size > 0) schedule(url, COLLECT_MS);
  try {
    await send(url, tags);
  } catch (err) {
    log().warn({ err, tags: tags.length }, 'CDN not purged; retrying');
    for (const tag of tags) pending.add(tag);
    schedule(url, RETRY_MS);
  }
}

function schedule(url: string, ms: number): void {
  if (!timer) timer = setTimeout(() => void flush(url), ms).unref();
}

/** Purges the answers with a tag from the CDN (CDN_PURGE_URL). Retries in the background until it succeeds. */
function purge(tag: string): void {
  const url = env().CDN_PURGE_URL;
  if (!url) return;
  pending.add(tag);
  schedule(url, COLLECT_MS);
}

/** A cache of the database's content, which needs every change. */
export type ChangeAwareCache = {
  /** A committed write changed data with a tag of names.ts. */
  invalidate: (tag: string) => void;
  /** Changes may be missed from now on: do not use cached data. */
  suspend: () => void;
  /** After `suspend`: the database is down, so nothing changes. */
  serverDown: () => void;
  /** Changes arrive from now on. `missed`: some may have been lost. */
  resume: (missed: boolean) => void;
};

const subscribers = processWide('subscribers', () => new Map<string, Set<() => void>>());

type Listening = { connection: ChangeConnection; cache: ChangeAwareCache };

const held = processWide('changes', (): { listening?: Listening | undefined } => ({}));

/** Calls a function after each committed write that changed a name, or may have. Returns unsubscribes. */
export function onChange(name: string, subscriber: () => void): () => void {
  const all = subscribers();
  const same = all.get(name) ?? new Set();
  all.set(name, same.add(subscriber));
  return () => {
    same.delete(subscriber);
    if (same.size === 0 && all.get(name) === same) all.delete(name);
  };
}

export const subscriberCount = (name: string): number => subscribers().get(name)?.size ?? 0;

/** Listens to the database's changes until the process stops. @throws when the connection fails */
export async function listenToChanges(cache: ChangeAwareCache): Promise<void> {
  const { connection: config } = await database();
  const connection = await connectToChanges(config, {
    onChange: (name) => {
      if (isTag(name)) {
        cache.invalidate(name);
        purge(name);
      }
      for (const subscriber of subscribers().get(name) ?? []) subscriber();
    },
    onSilence: () => {
      log().warn('the database is silent; the cache is suspended');
      cache.suspend();
    },
    onServerDown: () => cache.serverDown(),
    onSynced: (missed) => {
      cache.resume(missed);
      if (missed) for (const same of subscribers().values()) for (const each of same) each();
    },
  });
  held().listening = { connection, cache };
  onShutdown(stopListening);
}

export async function stopListening(): Promise<void> {
  const { listening } = held();
  listening?.cache.suspend();
  await listening?.connection.close();
  held().listening = undefined;
}

/** Resolves when all changes committed before the call have arrived; at once in a process that caches nothing. */
export async function untilCaughtUp(): Promise<void> {
  await held().listening?.connection.caughtUp();
}
