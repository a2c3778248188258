import type { AddressInfo } from 'node:net';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { applicationAt } from './application-client.ts';
import { cacheListeningTo } from './cache-messages.ts';
import { cachedListener } from './cached-listener.ts';
import { countingListener } from './counting-listener.ts';
import { drain } from './drain.ts';
import { hostsListeningTo } from './host-messages.ts';
import { listen } from './listen.ts';

/**
 * Runs in the thread of public-server.ts: answers the public port, from the cache where it can, so that a reader does not
 * wait for what the application does meanwhile.
 */

/** What the thread is started with. */
export type PublicThreadData = {
  port: number;
  /** How many proxies stand before us (TRUST_PROXY). */
  trustedProxies: number;
  /** How long caches between us and the reader may keep an answer, in seconds. */
  sharedSeconds: number;
  /** Where the application is asked. */
  socketPath: string;
  /** Where it is notified of what has changed. */
  changes: MessagePort;
  /** Where counted visits are sent. */
  visits: MessagePort;
  /** Where it is told which own domains are in service. */
  hosts: MessagePort;
  /** This site's address. */
  siteOrigin: string;
};

/** What the thread says first: that it listens, or why it cannot. Another message says that the last request is answered. */
export type PublicThreadMessage = { port: number } | { error: string };

const data: PublicThreadData = workerData;
const { port, trustedProxies, sharedSeconds, socketPath, changes, visits, siteOrigin } = data;
const say = (message: PublicThreadMessage) => parentPort?.postMessage(message);

const answer = cachedListener(applicationAt(socketPath), cacheListeningTo(changes), sharedSeconds, {
  ownerOf: hostsListeningTo(data.hosts),
  siteOrigin,
});
const { listener, flush } = countingListener(answer, visits);
try {
  const server = await listen(listener, port, trustedProxies);
  parentPort?.once('message', async () => {
    await drain(server);
    flush();
    parentPort?.postMessage('closed');
  });
  say({ port: (server.address() as AddressInfo).port });
} catch (error) {
  say({ error: String(error instanceof Error ? error.message : error) });
}
