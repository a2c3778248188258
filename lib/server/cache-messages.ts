import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { ChangeAwareCache } from '../changes/subscriptions.ts';
import { ResponseCache } from './response-cache.ts';

/** Messages of the application to the cache, which is in another thread. */
type CacheMessage =
  | { do: 'invalidate'; tag: string }
  | { do: 'suspend' }
  | { do: 'serverDown' }
  | { do: 'resume'; missed: boolean };

// The server and Next's bundle load this module separately; the port is one.
const holder = globalThis as typeof globalThis & { quillcastCachePort?: MessagePort };

/** Says where the process's cache listens. */
export function sendToCacheThrough(port: MessagePort): void {
  holder.quillcastCachePort = port;
}

const send = (message: CacheMessage) => holder.quillcastCachePort?.postMessage(message);

/** The process's cache, wherever it is. In development, and where only handlers are tested, there is none. */
export const remoteCache: ChangeAwareCache = {
  invalidate: (tag) => send({ do: 'invalidate', tag }),
  suspend: () => send({ do: 'suspend' }),
  serverDown: () => send({ do: 'serverDown' }),
  resume: (missed) => send({ do: 'resume', missed }),
};

/** A cache that does what is sent through a port. */
export function cacheListeningTo(port: MessagePort): ResponseCache {
  const apply = (message: CacheMessage) => {
    if (message.do === 'invalidate') cache.invalidate(message.tag);
    else if (message.do === 'suspend') cache.suspend();
    else if (message.do === 'serverDown') cache.serverDown();
    else cache.resume(message.missed);
  };
  // Whoever was told that their write is done may ask before this thread has come to its messages.
  const cache = new ResponseCache(() => {
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
      apply(next.message);
    }
  });
  port.on('message', apply);
  return cache;
}
