import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import nextEnv from '@next/env';
import next from 'next';
import { env, siteUrl } from '../env.ts';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../http/client-address.ts';
import { buildWhenNeeded } from './build.ts';
import { cachedListener } from './cached-listener.ts';
import { beginStopping, runShutdownTasks } from './shutdown.ts';

/** `npm start` and `npm run dev`: one process that builds when needed, serves, and stops cleanly. */

/** How long requests in flight may take to finish when the process is asked to stop, in milliseconds. */
const DRAIN_MS = 10_000;

/**
 * How long caches between us and the reader may keep an answer, in seconds: hardly at all, or longer where they are told
 * of every change (CDN_PURGE_URL).
 */
const SHARED_SECONDS = { untold: 1, told: 60 };

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const dev = process.argv.includes('--dev');

async function main(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  nextEnv.loadEnvConfig(process.cwd(), dev);
  const { PORT, TRUST_PROXY, CDN_PURGE_URL } = env();
  // next-auth takes the addresses it redirects to from here.
  process.env.NEXTAUTH_URL ||= siteUrl();
  Object.assign(globalThis, { quillcastServer: true });
  if (!dev) buildWhenNeeded();
  const app = next({ dev, port: PORT, ...(dev && { turbopack: true }) });
  await app.prepare();
  const answer = app.getRequestHandler();
  // In development every answer is made anew.
  const sharedSeconds = CDN_PURGE_URL ? SHARED_SECONDS.told : SHARED_SECONDS.untold;
  const listener = dev ? answer : cachedListener(answer, sharedSeconds);
  const server = createServer((request, response) => {
    // It would send back what the browser sent, cookies as well.
    if (request.method === 'TRACE') {
      response.writeHead(405, { Allow: ALLOWED_METHODS }).end();
      return;
    }
    setClientAddress(request, TRUST_PROXY);
    void listener(request, response);
  });
  server.on('upgrade', app.getUpgradeHandler());
  stopOnSignal(server);
  await listen(server, PORT);
  const { port } = server.address() as AddressInfo;
  await untilReady(port);
  console.log(`Quillcast is ready at ${PORT === 0 ? `http://localhost:${port}` : siteUrl()}`);
}

/** Routes learn the peer's address from this header only; what a client put there is replaced. */
function setClientAddress(request: IncomingMessage, trustedProxies: number): void {
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
    request.socket.remoteAddress,
    request.headers['x-forwarded-for']?.toString(),
    trustedProxies,
  );
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error);
    });
    server.listen(port, resolve);
  });
}

/** Next does its start-up work (instrumentation.ts) with the first request, so the first is our own. */
async function untilReady(port: number): Promise<void> {
  // By number: a bare system need not know the name.
  const response = await fetch(`http://127.0.0.1:${port}/api/health?ready=1`);
  if (!response.ok) throw new Error('The server started but its database cannot be written to.');
}

function stopOnSignal(server: Server): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    beginStopping();
    const drained = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    await runShutdownTasks();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await runShutdownTasks();
  process.exit(1);
});
