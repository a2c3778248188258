import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/**
 * How long an idle connection stays open while a server is up, in ms: longer than any proxy keeps one, or a proxy would send
 * a request on a connection that is just being closed, and could not tell whether it was read.
 */
export const KEEP_ALIVE_MS = 75_000;

/** The same for a server that stops: longer than deploy/nginx.conf keeps one. */
const LINGER_MS = 3_000;

/** How often connections that have become idle are looked for after that, in ms. */
const SWEEP_MS = 100;

/**
 * Stops a server without failing a request: it takes no new connection, answers what is under way and what still comes over
 * open connections, and closes each with its answer. Idle ones are left to the client for a while.
 * @returns when the last connection is closed
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.maxRequestsPerSocket = 1;
  // What has connected already is accepted first; closing would reset it.
  await turn();
  // The HTTP server's own would close idle connections at once.
  NetServer.prototype.close.call(server);
  const ended = new AbortController();
  await Promise.race([closed, sleep(LINGER_MS, undefined, { signal: ended.signal })]);
  ended.abort();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
}
