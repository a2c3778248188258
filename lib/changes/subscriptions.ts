import 'server-only';
import { database } from '@/lib/database/db.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { type ChangeConnection, connectToChanges } from './connection.ts';
import { isTag } from './names.ts';
import { purge } from './purge.ts';

type Subscriber = () => void;

/** A cache of the database's content, which must be notified of every change of it. */
export type ChangeAwareCache = {
  /** A committed write changed what answers are made from (a tag of names.ts). */
  invalidate: (tag: string) => void;
  /** Changes may be missed from now on: nothing cached may be used. */
  suspend: () => void;
  /** After `suspend`: the database is down, so that nothing changes. */
  serverDown: () => void;
  /** Changes are heard from now on. `missed`: some may never be. */
  resume: (missed: boolean) => void;
};

const subscribers = processWide('subscribers', () => new Map<string, Set<Subscriber>>());

type Listening = { connection: ChangeConnection; cache: ChangeAwareCache };

const held = processWide('changes', (): { listening?: Listening | undefined } => ({}));

/**
 * Calls a function after each committed write that changed something (a name of names.ts), by whichever process, and
 * whenever such a write may have been missed.
 * @returns what ends it
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

/** How many functions wait for changes of a name. */
export const subscriberCount = (name: string): number => subscribers().get(name)?.size ?? 0;

/**
 * Listens to the changes of the process's database: from then on the cache is used and subscribers are called. Ends with
 * the process.
 * @throws what connecting to the database throws
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
      log().warn('the database is silent: answers are not taken from the cache');
      cache.suspend();
    },
    onServerDown: () => cache.serverDown(),
    onHearing: (missed) => {
      cache.resume(missed);
      if (missed) for (const same of subscribers().values()) for (const each of same) each();
    },
  });
  held().listening = { connection, cache };
  onShutdown(stopListening);
}

/** Stops listening; answers are not cached any more. */
export async function stopListening(): Promise<void> {
  const { listening } = held();
  listening?.cache.suspend();
  await listening?.connection.close();
  held().listening = undefined;
}

/**
 * Resolves when this process has heard of every write committed before the call, so that what it answers next is not
 * older than them. At once where it does not listen: nothing is cached there.
 */
export async function untilCaughtUp(): Promise<void> {
  await held().listening?.connection.caughtUp();
}
