import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import nextEnv from '@next/env';
import next from 'next';
import { env, siteUrl } from '../env.ts';
import { AppError } from '../http/errors.ts';
import { limitHeapGrowth, publicThreadLimits } from '../memory.ts';
import { beginStopping, blockingWorkDone, onShutdown, runShutdownTasks, stopping } from '../shutdown.ts';
import { makeFirstRequest, serveApplication, speaking } from './application-server.ts';
import { applicationEnd, bridgeAt, openBridge, type PublicEnd } from './bridge.ts';
import { buildWhenNeeded } from './build.ts';
import { countingListener } from './counting-listener.ts';
import { listen, requirePort } from './listen.ts';
import { recordRequests } from './measuring-listener.ts';
import type { PublicThreadData, PublicThreadMessage } from './public-thread.ts';
import { refuse } from './refusal.ts';
import { startBox, startState } from './start-facts.ts';

/** A server on the public port; `close` resolves when the requests in flight are answered. */
type PublicServer = { port: number; close: () => Promise<void> };

/** `npm start` and `npm run dev`: builds if necessary, serves, and stops gracefully. */

type Options = Pick<PublicThreadData, 'port' | 'trustedProxies' | 'sharedSeconds' | 'siteOrigin' | 'isMeasured'>;

/** Serves an application on the public port from a thread with the response cache, once it is ready. */
async function startPublicServer(application: RequestListener, options: Options): Promise<PublicServer> {
  const bridgePort = openBridge();
  applicationEnd()?.on('requests', recordRequests);
  const { socketPath, close } = await serveApplication(application, applicationEnd());
  onShutdown(close);
  await makeFirstRequest(socketPath);
  const workerData: PublicThreadData = { ...options, socketPath, bridgePort };
  const thread = new Worker(new URL('./public-thread.ts', import.meta.url), {
    workerData,
    transferList: [bridgePort],
    resourceLimits: publicThreadLimits(),
    // No secrets.
    env: {},
  });
  const [started]: PublicThreadMessage[] = await once(thread, 'message');
  if (!started || 'error' in started) throw new Error(started?.error);
  thread.once('error', (error) => {
    // Without the thread nothing is answered: end the process.
    throw error;
  });
  return {
    port: started.port,
    close: async () => {
      thread.postMessage('close');
      await once(thread, 'message');
    },
  };
}

/** After the request to stop, in ms: timeout of requests in flight, and of the process. */
const DRAIN_MS = 5_000;
const END_MS = 7_500;

/** Signals this soon after the first are duplicates, in ms: the terminal and npm both send one. */
const SAME_SIGNAL_MS = 1_000;

/** How long shared caches may store an answer, in seconds; longer if they are purged (CDN_PURGE_URL). */
const S_MAXAGE = { withoutPurge: 1, withPurge: 60 };

const dev = process.argv.includes('--dev');

async function main(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
  nextEnv.loadEnvConfig(process.cwd(), dev);
  const { PORT, ROLE, TRUST_PROXY, CDN_PURGE_URL } = env();
  limitHeapGrowth();
  // next-auth reads its redirect addresses from here.
  process.env.NEXTAUTH_URL ||= siteUrl();
  startState().isOurServer = true;
  await requirePort(PORT);
  if (!dev) await buildWhenNeeded();
  const isMeasured = await startMeasuring();
  let server: PublicServer | undefined;
  stopOnSignal(async () => server?.close());
  const app = next({ dev, port: PORT, ...(dev && { turbopack: true, httpServer: upgrades }) });
  await app.prepare();
  if (ROLE === 'worker') {
    server = await startProbeServer(app);
    console.log(`Quillcast is ready at http://localhost:${server.port} as a worker, which answers ${PROBE_PATH} only.`);
    return;
  }
  server = await (dev
    ? startDevelopmentServer(app)
    : startPublicServer(app.getRequestHandler(), {
        port: PORT,
        trustedProxies: TRUST_PROXY,
        siteOrigin: siteUrl(),
        isMeasured,
        sharedSeconds: CDN_PURGE_URL ? S_MAXAGE.withPurge : S_MAXAGE.withoutPurge,
      }));
  await printReady(PORT === 0 ? `http://localhost:${server.port}` : siteUrl());
}

/** Starts OpenTelemetry if it is configured, before anything is measured. */
async function startMeasuring(): Promise<boolean> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, METRICS_ADDRESS } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !METRICS_ADDRESS) return false;
  const { startTelemetry } = await import('../telemetry/sdk.ts');
  onShutdown(await startTelemetry(env()));
  return true;
}

async function printReady(url: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL, FREE_BLOG_LIMIT, STRIPE_SECRET_KEY } = env();
  const state = startState();
  const { facts } = state;
  if (!facts) throw new Error('The application did not start.');
  // The operator's code is for the terminal only.
  delete state.facts;
  const { operatorCode, writer, hasContact } = facts;
  const place = { dataDir: path.resolve(DATA_DIR), hasOwnDatabase: DATABASE_URL === undefined };
  const site = { writer: await writer(), hasContact: await hasContact() };
  const plans = { freeBlogs: FREE_BLOG_LIMIT, hasStripe: STRIPE_SECRET_KEY !== undefined };
  console.log(startBox({ ...place, ...site, ...plans, url, operatorCode }));
}

/** Where Next listens for the WebSocket of browsers in development; unset, it would take the server of the first request. */
const upgrades = createServer();

/** Starts an application that this thread serves. */
async function startApplication(app: ReturnType<typeof next>): Promise<RequestListener> {
  const { socketPath, close } = await serveApplication(app.getRequestHandler(), applicationEnd());
  await makeFirstRequest(socketPath);
  await close();
  return speaking(app.getRequestHandler(), () => ({ tags: new Set() }));
}

async function serveHere(listener: RequestListener): Promise<PublicServer & { server: Server }> {
  const { PORT, TRUST_PROXY } = env();
  const server = await listen(listener, PORT, TRUST_PROXY);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** Development: no cache, and Next's WebSocket, without which browsers do not hydrate a page. */
async function startDevelopmentServer(app: ReturnType<typeof next>): Promise<PublicServer> {
  const bridge: PublicEnd = bridgeAt(openBridge());
  const application = await startApplication(app);
  const { listener, flush } = countingListener(application, (batch) => bridge.send('visits', batch));
  const { server, port, close } = await serveHere(listener);
  server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
  return { port, close: () => close().then(flush) };
}

const PROBE_PATH = '/api/health';

/** A worker's port, for probes. */
async function startProbeServer(app: ReturnType<typeof next>): Promise<PublicServer> {
  const application = await startApplication(app);
  return serveHere((request, response) => {
    if (request.url?.split('?', 1)[0] === PROBE_PATH) application(request, response);
    else refuse(response, new AppError('not-found', `This process is a worker and answers ${PROBE_PATH} only.`));
  });
}

function stopOnSignal(close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = async (_: NodeJS.Signals, number: number) => {
    if (since !== undefined && Date.now() - since > SAME_SIGNAL_MS) process.exit(128 + number);
    if (since !== undefined) return;
    since = Date.now();
    beginStopping();
    await blockingWorkDone();
    // Unfinished work is safe: leases expire, and the database stops with this process.
    setTimeout(() => process.exit(0), END_MS);
    await Promise.race([close(), sleep(DRAIN_MS)]);
    await runShutdownTasks();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch(async (error: unknown) => {
  // A stop during the start ends the process itself.
  if (stopping().aborted) return;
  console.error(error instanceof Error ? error.message : error);
  await runShutdownTasks();
  process.exit(1);
});
