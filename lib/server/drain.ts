import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/**
 * Keep-alive timeout, in ms. Longer than that of any proxy, which could otherwise send a request on a connection that is just
 * being closed.
 */
export const KEEP_ALIVE_MS = 75_000;

/** Keep-alive timeout while stopping, in ms: longer than in deploy/nginx.conf. */
const LINGER_MS = 3_000;

/** Interval of closing idle connections after that, in ms. */
const SWEEP_MS = 100;

/**
 * Stops a server gracefully: accepts no new connections, and closes each open one with its next answer. Idle connections stay
 * open for a while.
 * @returns when the last connection is closed
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.maxRequestsPerSocket = 1;
  // Accept pending connections first; closing would reset them.
  await turn();
  // The HTTP server's own close() would close idle connections immediately.
  NetServer.prototype.close.call(server);
  const ended = new AbortController();
  await Promise.race([closed, sleep(LINGER_MS, undefined, { signal: ended.signal })]);
  ended.abort();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
}
