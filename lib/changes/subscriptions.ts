import 'server-only';
import { database } from '@/lib/db';
import { log } from '@/lib/log';
import { sendToCache } from '@/lib/server/cache-messages';
import { onShutdown } from '@/lib/server/shutdown';
import { type ChangeConnection, connectToChanges } from './connection';
import { isTag } from './names';
import { purge } from './purge';

type Subscriber = () => void;

// Next may load this module more than once in a process; who sends and who subscribes must meet.
const holder = globalThis as typeof globalThis & {
  quillcastSubscribers?: Map<string, Set<Subscriber>>;
  quillcastChanges?: ChangeConnection | undefined;
};

function subscribers(): Map<string, Set<Subscriber>> {
  holder.quillcastSubscribers ??= new Map();
  return holder.quillcastSubscribers;
}

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
 * Listens to the changes of the process's database: from then on the response cache is used and subscribers are called.
 * Ends with the process.
 * @throws what connecting to the database throws
 */
export async function listenToChanges(): Promise<void> {
  const { connection } = await database();
  holder.quillcastChanges = await connectToChanges(connection, {
    onChange: (name) => {
      if (isTag(name)) {
        sendToCache({ do: 'invalidate', tag: name });
        purge(name);
      }
      for (const subscriber of subscribers().get(name) ?? []) subscriber();
    },
    onSilence: () => {
      log().warn('the database is silent: answers are not taken from the cache');
      sendToCache({ do: 'suspend' });
    },
    onHearing: (missed) => {
      sendToCache({ do: 'resume', missed });
      if (missed) for (const same of subscribers().values()) for (const each of same) each();
    },
  });
  onShutdown(stopListening);
}

/** Stops listening; answers are not kept any more. */
export async function stopListening(): Promise<void> {
  sendToCache({ do: 'suspend' });
  await holder.quillcastChanges?.close();
  holder.quillcastChanges = undefined;
}

/**
 * Resolves when this process has heard of every write committed before the call, so that what it answers next is not
 * older than them. At once where it does not listen: nothing is kept there.
 */
export async function untilCaughtUp(): Promise<void> {
  await holder.quillcastChanges?.caughtUp();
}
