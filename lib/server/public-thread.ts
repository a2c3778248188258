import type { AddressInfo } from 'node:net';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { applicationAt } from './application-client.ts';
import { bridgeAt, type PublicEnd } from './bridge.ts';
import { cachedListener } from './cached-listener.ts';
import { countingListener } from './counting-listener.ts';
import { drain, listen } from './listen.ts';
import { measuringListener, readRoutes } from './measuring-listener.ts';
import { hostOwners } from './own-domain.ts';
import { cacheBehind } from './response-cache.ts';

/** Answers the public port in a thread (start.ts), so that readers never wait for the application's other work. */

export type PublicThreadData = {
  port: number;
  /** Number of proxies in front of us (TRUST_PROXY). */
  trustedProxies: number;
  /** How long shared caches may store an answer, in seconds. */
  sharedSeconds: number;
  socketPath: string;
  bridgePort: MessagePort;
  siteOrigin: string;
  /** Whether somebody reads metrics. */
  isMeasured: boolean;
};

/** The thread's first message: it listens, or why it cannot. Its second: the last request is answered. */
export type PublicThreadMessage = { port: number } | { error: string };

const { port, trustedProxies, sharedSeconds, socketPath, bridgePort, siteOrigin, isMeasured }: PublicThreadData =
  workerData;
const post = (message: PublicThreadMessage) => parentPort?.postMessage(message);

const bridge: PublicEnd = bridgeAt(bridgePort);
const domains = { findOwner: hostOwners(bridge), siteOrigin };
const cache = cacheBehind(bridge);
const answer = cachedListener(applicationAt(socketPath, bridge), cache, sharedSeconds, domains);
const counting = countingListener(answer, (batch) => bridge.send('visits', batch));
const measuring = isMeasured
  ? measuringListener(
      counting.listener,
      () => cache.takeLookups(),
      readRoutes(),
      (batch) => bridge.send('requests', batch),
    )
  : undefined;
const isSecure = (host?: string) => siteOrigin.startsWith('https:') && !domains.findOwner(host);
try {
  const server = await listen(measuring?.listener ?? counting.listener, port, trustedProxies, isSecure);
  parentPort?.once('message', async () => {
    await drain(server);
    counting.flush();
    measuring?.flush();
    parentPort?.postMessage('closed');
  });
  post({ port: (server.address() as AddressInfo).port });
} catch (error) {
  post({ error: String(error instanceof Error ? error.message : error) });
}
