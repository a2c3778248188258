import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nextEnv from '@next/env';
import next from 'next';
import { env, siteUrl } from '../env.ts';
import { limitHeapGrowth } from '../memory.ts';
import { beginStopping, runShutdownTasks } from '../shutdown.ts';
import { serveApplication } from './application-server.ts';
import { applicationEnd, bridgeAt, openBridge, type PublicEnd } from './bridge.ts';
import { buildWhenNeeded } from './build.ts';
import { countingListener } from './counting-listener.ts';
import { makeFirstRequest } from './first-request.ts';
import { listen } from './listen.ts';
import { type PublicServer, startPublicServer } from './public-server.ts';
import { startBox } from './start-box.ts';
import { startState } from './start-facts.ts';

/** `npm start` and `npm run dev`: one process that builds when needed, serves, and stops cleanly. */

/** In ms after the process was asked to stop: how long requests in flight may take, and when it ends at the latest. */
const DRAIN_MS = 5_000;
const END_MS = 7_500;

/** Signals that come this soon after the first are the same: a terminal and npm both send one. */
const SAME_SIGNAL_MS = 1_000;

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
  startState().isOurServer = true;
  if (!dev) buildWhenNeeded();
  const app = next({ dev, port: PORT, ...(dev && { turbopack: true }) });
  await app.prepare();
  let server: PublicServer | undefined;
  stopOnSignal(async () => server?.close());
  server = await (dev
    ? startDevelopmentServer(app)
    : startPublicServer(app.getRequestHandler(), {
        port: PORT,
        trustedProxies: TRUST_PROXY,
        siteOrigin: siteUrl(),
        sharedSeconds: CDN_PURGE_URL ? S_MAXAGE.withPurge : S_MAXAGE.withoutPurge,
      }));
  await sayReady(PORT === 0 ? `http://localhost:${server.port}` : siteUrl());
}

/** Prints what a person needs, once; everything else that is printed is log lines in JSON. */
async function sayReady(url: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = env();
  const { facts } = startState();
  if (!facts) throw new Error('The application did not start.');
  const { operatorCode, writer } = facts;
  const place = { dataDir: path.resolve(DATA_DIR), hasOwnDatabase: DATABASE_URL === undefined };
  console.log(startBox({ ...place, url, operatorCode, writer: await writer() }));
}

/** In development every answer is made again, and told to browsers over a connection that is upgraded. */
async function startDevelopmentServer(app: ReturnType<typeof next>): Promise<PublicServer> {
  const { PORT, TRUST_PROXY } = env();
  const bridge: PublicEnd = bridgeAt(openBridge());
  const { socketPath, close } = await serveApplication(app.getRequestHandler(), applicationEnd());
  await makeFirstRequest(socketPath);
  await close();
  const { listener, flush } = countingListener(app.getRequestHandler(), (batch) => bridge.send('visits', batch));
  const server = await listen(listener, PORT, TRUST_PROXY);
  server.on('upgrade', app.getUpgradeHandler());
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
      flush();
    },
  };
}

/** Stops the process when it is asked to; at once when it is asked again. */
function stopOnSignal(close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = async (_: NodeJS.Signals, number: number) => {
    if (since !== undefined && Date.now() - since > SAME_SIGNAL_MS) process.exit(128 + number);
    if (since !== undefined) return;
    since = Date.now();
    // What is not done by then is safe: leases end, and the database ends with its client.
    setTimeout(() => process.exit(0), END_MS);
    beginStopping();
    await Promise.race([close(), sleep(DRAIN_MS)]);
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
