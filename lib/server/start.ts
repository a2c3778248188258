import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import nextEnv from '@next/env';
import next from 'next';
import { env, siteUrl } from '../env.ts';
import { limitHeapGrowth } from '../memory.ts';
import { beginStopping, runShutdownTasks } from '../shutdown.ts';
import { buildWhenNeeded } from './build.ts';
import { countingListener } from './counting-listener.ts';
import { listen } from './listen.ts';
import { type PublicServer, startPublicServer } from './public-server.ts';
import { receiveVisitsThrough } from './visit-messages.ts';

/** `npm start` and `npm run dev`: one process that builds when needed, serves, and stops cleanly. */

/** How long requests in flight may take to finish when the process is asked to stop, in milliseconds. */
const DRAIN_MS = 10_000;

/**
 * How long caches between us and the reader may keep an answer, in seconds: hardly at all, or longer where they are told
 * of every change (CDN_PURGE_URL).
 */
const S_MAXAGE = { withoutPurge: 1, withPurge: 60 };

const dev = process.argv.includes('--dev');

async function main(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  nextEnv.loadEnvConfig(process.cwd(), dev);
  const { PORT, TRUST_PROXY, CDN_PURGE_URL } = env();
  limitHeapGrowth();
  // next-auth takes the addresses it redirects to from here.
  process.env.NEXTAUTH_URL ||= siteUrl();
  Object.assign(globalThis, { quillcastServer: true });
  if (!dev) buildWhenNeeded();
  const app = next({ dev, port: PORT, ...(dev && { turbopack: true }) });
  await app.prepare();
  const server = await (dev
    ? startDevelopmentServer(app)
    : startPublicServer(app.getRequestHandler(), {
        port: PORT,
        trustedProxies: TRUST_PROXY,
        siteOrigin: siteUrl(),
        sharedSeconds: CDN_PURGE_URL ? S_MAXAGE.withPurge : S_MAXAGE.withoutPurge,
      }));
  stopOnSignal(server);
  await untilReady(server.port);
  console.log(
    `Quillcast is ready at ${PORT === 0 ? `http://localhost:${server.port}` : siteUrl()}`,
  );
}

/** In development every answer is made again, and told to browsers over a connection that is upgraded. */
async function startDevelopmentServer(app: ReturnType<typeof next>): Promise<PublicServer> {
  const { PORT, TRUST_PROXY } = env();
  const { port1: arriving, port2: visits } = new MessageChannel();
  receiveVisitsThrough(arriving);
  const { listener, flush } = countingListener(app.getRequestHandler(), visits);
  const server = await listen(listener, PORT, TRUST_PROXY);
  server.on('upgrade', app.getUpgradeHandler());
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close().closeIdleConnections();
      await closed;
      flush();
    },
  };
}

/** Next does its start-up work (instrumentation.ts) with the first request, so the first is our own. */
async function untilReady(port: number): Promise<void> {
  // By number: a bare system need not know the name.
  const response = await fetch(`http://127.0.0.1:${port}/api/health?ready=1`);
  if (!response.ok) throw new Error('The server started but its database cannot be written to.');
}

function stopOnSignal({ close }: PublicServer): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    beginStopping();
    await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
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
