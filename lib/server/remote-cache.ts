import type { ChangeAwareCache } from '../changes/subscriptions.ts';
import { applicationEnd, type PublicEnd } from './bridge.ts';
import { ResponseCache } from './response-cache.ts';

/** The response cache, from the application's side of the bridge. Without a bridge there is none. */
export const remoteCache: ChangeAwareCache = {
  invalidate: (tag) => applicationEnd()?.send('invalidate', tag),
  suspend: () => applicationEnd()?.send('suspend', undefined),
  serverDown: () => applicationEnd()?.send('serverDown', undefined),
  resume: (missed) => applicationEnd()?.send('resume', { missed }),
};

/** The response cache in the public thread, which the application controls. */
export function cacheBehind(bridge: PublicEnd): ResponseCache {
  const cache = new ResponseCache(bridge.drain);
  bridge.on('invalidate', (tag) => cache.invalidate(tag));
  bridge.on('suspend', () => cache.suspend());
  bridge.on('serverDown', () => cache.serverDown());
  bridge.on('resume', ({ missed }) => cache.resume(missed));
  return cache;
}
