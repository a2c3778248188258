import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweep } from '@/lib/access/mutations.ts';
import { issueOperatorCode } from '@/lib/auth/mutations.ts';
import { publishWhenWritten } from '@/lib/backlinks/service.ts';
import { startPublishing } from '@/lib/backlinks/worker.ts';
import { sweepBin } from '@/lib/blogs/bin/service.ts';
import { sweepAddedPictures } from '@/lib/blogs/pictures/added-pictures.ts';
import { startPublishingOnTime } from '@/lib/blogs/visibility/service.ts';
import { requireOwnNotification } from '@/lib/changes/own-notification.ts';
import { listenToChanges } from '@/lib/changes/subscriptions.ts';
import { makePrivate } from '@/lib/data-directory.ts';
import { closeDatabase, database, START_TIMEOUT_MS } from '@/lib/database/db.ts';
import { waitForDatabase } from '@/lib/database/wait-for-database.ts';
import { env } from '@/lib/env.ts';
import { removeUnusedPictures } from '@/lib/images/store.ts';
import { log } from '@/lib/log.ts';
import { startFetchingModels } from '@/lib/models/hub/fetch-job.ts';
import { modelsFolder } from '@/lib/models/selected-model.ts';
import { firstLook, startLookingForServers } from '@/lib/models/servers/found-connection.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { startCanceling } from '@/lib/subscription/cancellation.ts';
import { startMarkingLapses } from '@/lib/subscription/lapse.ts';
import { deliverPendingNotifications } from '@/lib/users/signup-notification.ts';
import { forgetReaders, saveVisits } from '@/lib/views/mutations.ts';
import { sweepBatches } from '@/lib/writing/batches/mutations.ts';
import { createBatchWorker } from '@/lib/writing/batches/worker.ts';
import { connectedModel, modelWriter } from '@/lib/writing/generation/choose-writer.ts';
import { type Recovered, recoverDeadRuns, runner } from '@/lib/writing/queue/runner.ts';
import { sweepGenerations } from '@/lib/writing/runs/mutations.ts';
import { publishWith } from '@/lib/writing/runs/publish.ts';
import { applyMigrations } from '@/prisma/migrate.ts';
import { applicationEnd } from './bridge.ts';
import { seedFeaturedBlog } from './featured-blog.ts';
import { remoteCache } from './remote-cache.ts';
import { startServingDomains } from './serve-domains.ts';
import { startState, type WriterAtStart } from './start-facts.ts';
import { storeVisits } from './store-visits.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long the start waits for model servers before it prints the model, in ms. */
const FIRST_LOOK_MS = 2_000;

async function sweepAll(): Promise<void> {
  await sweep();
  await sweepGenerations();
  await sweepBatches();
  await sweepBin();
  await sweepAddedPictures();
  void removeUnusedPictures();
}

async function sweepDaily(): Promise<void> {
  await sweepAll();
  const daily = setInterval(() => {
    sweepAll().catch((err) => log().error({ err }, 'sweep failed'));
  }, DAY_MS);
  daily.unref();
  onShutdown(async () => clearInterval(daily));
}

/** Stores counted visits, and deletes each day's reader hashes when the day is over. */
async function startCounting(): Promise<void> {
  await forgetReaders();
  const hourly = setInterval(() => {
    forgetReaders().catch((err) => log().error({ err }, 'could not delete reader hashes'));
  }, HOUR_MS);
  hourly.unref();
  onShutdown(async () => clearInterval(hourly));
  const bridge = applicationEnd();
  if (bridge) onShutdown(storeVisits(bridge, saveVisits, (err) => log().error({ err }, 'could not store visits')));
}

/** Starts the queue, including runs of a killed process. */
async function startWriting(isAlone: boolean): Promise<Recovered> {
  const recovered = await recoverDeadRuns(isAlone);
  publishWith(publishWhenWritten);
  const batches = createBatchWorker();
  for (const worker of [runner(), batches]) {
    worker.start();
    onShutdown(worker.stop);
  }
  return recovered;
}

/** The model that writes; a slow model server is found after the start. */
async function writerAtStart(): Promise<WriterAtStart> {
  await Promise.race([firstLook(), sleep(FIRST_LOOK_MS, undefined, { ref: false })]);
  return connectedModel();
}

/**
 * Prepares the process: migrations, seed, recovery and background jobs.
 * @throws Error with a sentence that says what to do when the database cannot be used
 */
export async function startUp(): Promise<void> {
  const { OUTBOUND_ALLOW_HOSTS, DATA_DIR } = env();
  if (OUTBOUND_ALLOW_HOSTS.length > 0) {
    log().warn({ hosts: OUTBOUND_ALLOW_HOSTS }, 'OUTBOUND_ALLOW_HOSTS lets these hosts past the address check');
  }
  const { adapter, connection, kind } = await database();
  onShutdown(closeDatabase);
  await waitForDatabase(connection, START_TIMEOUT_MS);
  await requireOwnNotification(connection);
  await makePrivate(DATA_DIR, modelsFolder(DATA_DIR));
  const applied = await applyMigrations(adapter);
  await listenToChanges(remoteCache);
  await seedFeaturedBlog();
  await sweepDaily();
  await startCounting();
  await startPublishing();
  startPublishingOnTime();
  await startServingDomains();
  onShutdown(await deliverPendingNotifications());
  onShutdown(startCanceling());
  startMarkingLapses();
  startLookingForServers();
  // Warm up the writer.
  modelWriter();
  // Only one process can use the embedded database, so runs in it have died.
  const isAlone = kind === 'embedded';
  const runs = await startWriting(isAlone);
  onShutdown(await startFetchingModels(isAlone));
  startState().facts = { operatorCode: await issueOperatorCode(), writer: writerAtStart };
  log().info({ database: kind, migrations: applied, runs }, 'ready');
}
