import { onTestFinished } from 'vitest';
import { createServerWatch, type WatchOptions } from '@/lib/models/servers/server-watch.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';

/** A watch that is stopped when the test ends, on a machine with 16 GiB. */
export function makeWatch(addresses: readonly string[], options: Partial<WatchOptions> = {}) {
  const watch = createServerWatch({ addresses, memoryBytes: () => 16 * 2 ** 30, ...options });
  onTestFinished(watch.stop);
  return watch;
}

/** Something that ends with the test. */
export async function during<Server extends { close: () => Promise<void> }>(
  starting: Promise<Server>,
): Promise<Server> {
  const server = await starting;
  onTestFinished(() => server.close());
  return server;
}

/** Who answers the chats of a model server. */
export const chats = (): Promise<FakeOpenAI> => during(startFakeOpenAI({ apiKey: null }));
