import 'server-only';
import { database } from '@/lib/database/db.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { type ChangeConnection, connectToChanges } from './connection.ts';
import { isTag } from './names.ts';
import { purge } from './purge.ts';

type Subscriber = () => void;

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

const subscribers = processWide('subscribers', () => new Map<string, Set<Subscriber>>());

type Listening = { connection: ChangeConnection; cache: ChangeAwareCache };

const held = processWide('changes', (): { listening?: Listening | undefined } => ({}));

/**
 * Calls a function after each committed write of any process that changed a name (names.ts), and whenever one may have been
 * missed.
 * @returns unsubscribes
 */
export function onChange(name: string, subscriber: Subscriber): () => void {
  const all = subscribers();
  const same = all.get(name) ?? new Set();
  all.set(name, same.add(subscriber));
  return () => {
    same.delete(subscriber);
    if (same.size === 0 && all.get(name) === same) all.delete(name);
  };
}

/** Number of subscribers to a name. */
export const subscriberCount = (name: string): number => subscribers().get(name)?.size ?? 0;

/**
 * Listens to the changes of the process's database until the process stops, for the cache and the subscribers.
 * @throws when the connection fails
 */
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

/** Stops listening and caching. */
export async function stopListening(): Promise<void> {
  const { listening } = held();
  listening?.cache.suspend();
  await listening?.connection.close();
  held().listening = undefined;
}

/**
 * Resolves when this process has received all changes committed before the call, so that its next answers include them.
 * Resolves at once if it does not listen: then it caches nothing.
 */
export async function untilCaughtUp(): Promise<void> {
  await held().listening?.connection.caughtUp();
}
