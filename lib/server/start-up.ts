import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweep } from '@/lib/access/mutations.ts';
import { pingHub, publications, tellIndexNow } from '@/lib/announcements/publication.ts';
import { mailedLinks } from '@/lib/auth/mailed-links.ts';
import { issueOperatorCode } from '@/lib/auth/mutations.ts';
import { startPublishing } from '@/lib/backlinks/jobs.ts';
import { publishWhenWritten } from '@/lib/backlinks/service.ts';
import { publishOnTime, sweepBin } from '@/lib/blogs/bin-and-visibility/service.ts';
import { sweepAddedPictures } from '@/lib/blogs/editing/service.ts';
import { fingerprintOlderBlogs } from '@/lib/blogs/fingerprint-mutations.ts';
import { findStored, saveSeedBlog } from '@/lib/blogs/mutations.ts';
import { assignMissingSlugs } from '@/lib/blogs/slug-mutations.ts';
import { requireOwnNotification } from '@/lib/changes/connection.ts';
import { DOMAINS_CHANGE } from '@/lib/changes/names.ts';
import { listenToChanges, onChange } from '@/lib/changes/subscriptions.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { makePrivate } from '@/lib/data-directory.ts';
import { closeDatabase, database, START_TIMEOUT_MS } from '@/lib/database/db.ts';
import { waitForDatabase } from '@/lib/database/wait-for-database.ts';
import { findHostOwners } from '@/lib/domains/queries.ts';
import { domainChecks } from '@/lib/domains/service.ts';
import { env } from '@/lib/env.ts';
import { unusedPictures } from '@/lib/images/store.ts';
import { createEffectWorker } from '@/lib/jobs/effects.ts';
import { releaseJobs } from '@/lib/jobs/mutations.ts';
import { demoTopic } from '@/lib/languages/topics.ts';
import { hasContact } from '@/lib/legal/service.ts';
import { log } from '@/lib/log.ts';
import { mails } from '@/lib/mail/mailer.ts';
import { modelFetches } from '@/lib/models/hub/fetch-job.ts';
import { releaseFetches } from '@/lib/models/hub/fetch-mutations.ts';
import { modelsFolder } from '@/lib/models/selected-model.ts';
import { firstLook, startLookingForServers } from '@/lib/models/servers/server-watch.ts';
import { sweepSubscribers } from '@/lib/newsletter/mutations.ts';
import { newsletters } from '@/lib/newsletter/send-issue.ts';
import { queueIssue } from '@/lib/newsletter/service.ts';
import { requireCredentialsKey } from '@/lib/provenance/signing-keys.ts';
import { sweepReports } from '@/lib/reports/mutations.ts';
import { matchLibrary } from '@/lib/research/library/answering.ts';
import { featuredBlogId } from '@/lib/routes.ts';
import { delayStop, onShutdown, stopping } from '@/lib/shutdown.ts';
import { sweepMissingAddresses } from '@/lib/sites/address-mutations.ts';
import { findContentLanguage } from '@/lib/sites/content-language.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { markLapses } from '@/lib/subscription/mutations.ts';
import { observe } from '@/lib/telemetry/instruments.ts';
import { signups } from '@/lib/users/signup-notification.ts';
import { forgetReaders, saveVisits } from '@/lib/views/mutations.ts';
import { webhookMessages } from '@/lib/webhooks/delivery.ts';
import { sweepBatches } from '@/lib/writing/batches/mutations.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import { citedSources } from '@/lib/writing/evidence/citations.ts';
import { connectedModel, modelWriter } from '@/lib/writing/generation/choose-writer.ts';
import { type Recovered, recoverDeadRuns, runner } from '@/lib/writing/queue/runner.ts';
import { sweepGenerations } from '@/lib/writing/runs/mutations.ts';
import { publishWith } from '@/lib/writing/runs/publish.ts';
import { countClaimableRuns } from '@/lib/writing/runs/queries.ts';
import { applyMigrations } from '@/prisma/apply-migrations.ts';
import { contentLanguage } from './answer-language.ts';
import { applicationEnd, remoteCache } from './bridge.ts';
import { storeVisits } from './counting-listener.ts';
import { startState, type WriterAtStart } from './start-facts.ts';

async function startServingDomains(): Promise<void> {
  // In sequence, so that an older list never follows a newer one.
  let sending: Promise<void> = Promise.resolve();
  const send = () => {
    sending = sending
      .then(async () => applicationEnd()?.send('hosts', await findHostOwners()))
      .catch((err) => log().error({ err }, 'could not read custom domains'));
    return sending;
  };
  const unsubscribe = onChange(DOMAINS_CHANGE, () => void send());
  onShutdown(async () => {
    unsubscribe();
    await sending;
  });
  await send();
}

/** Sections of the note in a featured blog, for the demo's '4 min read' (spec §9). */
const FEATURED_SECTIONS = 5;

/** Stores a featured blog once: the library's answer to the topic that the landing demo types (spec §2), if it has one. */
async function seedFeaturedBlog(language: Language): Promise<void> {
  const topic = demoTopic(language);
  const { covering } = await matchLibrary(topic, language);
  const [note] = covering;
  if (!note) return;
  const request = { topic, language, length: 'medium' as const };
  const text = note.text
    .split(/^(?=## )/m)
    .slice(0, 1 + FEATURED_SECTIONS)
    .join('');
  const source = { number: 1, ...note, text };
  const signal = new AbortController().signal;
  const article = await createDigestWriter('library').write({ ...request, sources: [source], signal });
  const { title, intro, sections, conclusion } = article;
  await saveSeedBlog({
    ...{ id: featuredBlogId(LANGUAGE_DETAILS[language].tag), ...request, title, intro, sections, conclusion },
    sources: citedSources([{ number: 1, source: 1, quote: '' }], [source]),
    writer: 'library',
    style: 'minimal',
    colorTheme: 'amber',
  });
}

async function seedFeaturedBlogs(): Promise<void> {
  const idOf = (language: Language) => featuredBlogId(LANGUAGE_DETAILS[language].tag);
  const known = await findStored(LANGUAGES.map(idOf));
  for (const language of LANGUAGES) if (!known.has(idOf(language))) await seedFeaturedBlog(language);
}

const HOUR_MS = 60 * 60 * 1000;

/** How long the start waits for model servers before it prints the model, in ms. */
const FIRST_LOOK_MS = 2_000;

async function sweepAll(): Promise<void> {
  const ofBlogs = [sweepBin, sweepAddedPictures, sweepReports, sweepMissingAddresses, sweepSubscribers];
  for (const each of [sweep, sweepGenerations, sweepBatches, ...ofBlogs]) await each();
}

/** Runs a task now, and again after each interval until the process stops. */
async function repeat(task: () => Promise<void>, ms: number, failure: string): Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running = task().catch((err) => log().error({ err }, failure));
    return running;
  };
  await run();
  const timer = setInterval(run, ms).unref();
  onShutdown(async () => {
    clearInterval(timer);
    await running;
  });
}

/** Adds to older blogs what newer ones are saved with. */
function startCompletingBlogs(): void {
  const all = assignMissingSlugs(stopping()).then(() => fingerprintOlderBlogs(stopping()));
  const done = all.catch((err) => log().error({ err }, 'could not complete older blogs'));
  onShutdown(() => done);
}

/** What the public thread needs of the application. */
async function startServing(): Promise<void> {
  const bridge = applicationEnd();
  if (bridge) onShutdown(storeVisits(bridge, saveVisits, (err) => log().error({ err }, 'could not store visits')));
  await startServingDomains();
  contentLanguage().find = findContentLanguage;
}

/** Performs all effects outside the database; of a process that has died, at once if this one is alone. */
async function startEffects(isAlone: boolean): Promise<void> {
  if (isAlone) await releaseJobs();
  const others = [mails, mailedLinks, signups, cancellations, unusedPictures, domainChecks, newsletters];
  createEffectWorker([...others, webhookMessages, publications(pingHub, tellIndexNow, queueIssue)]).start();
}

/** The model that writes; a slow model server is found after the start. */
async function writerAtStart(): Promise<WriterAtStart> {
  await Promise.race([firstLook(), sleep(FIRST_LOOK_MS, undefined, { ref: false })]);
  return connectedModel();
}

/** Starts what no request asks for (ROLE=worker or all). @returns the runs of dead processes */
async function startWorking(isAlone: boolean): Promise<Recovered> {
  await repeat(sweepAll, 24 * HOUR_MS, 'sweep failed');
  await repeat(forgetReaders, HOUR_MS, 'could not delete reader hashes');
  await startPublishing();
  await repeat(publishOnTime, 5_000, 'could not publish at the set time');
  startCompletingBlogs();
  await startEffects(isAlone);
  await repeat(markLapses, 10_000, 'could not mark the ends of subscriptions');
  const runs = await recoverDeadRuns(isAlone);
  publishWith(publishWhenWritten);
  runner().start();
  if (isAlone) await releaseFetches();
  modelFetches().start();
  return runs;
}

/** Prepares the process: migrations, seed, recovery, background jobs. @throws Error about an unusable database */
export async function startUp(): Promise<void> {
  const { OUTBOUND_ALLOW_HOSTS, DATA_DIR, ROLE } = env();
  if (OUTBOUND_ALLOW_HOSTS.length > 0) {
    log().warn({ hosts: OUTBOUND_ALLOW_HOSTS }, 'OUTBOUND_ALLOW_HOSTS lets these hosts past the address check');
  }
  const { connection, kind } = await database();
  onShutdown(closeDatabase);
  await waitForDatabase(connection, START_TIMEOUT_MS);
  await requireOwnNotification(connection);
  await makePrivate(DATA_DIR, modelsFolder(DATA_DIR));
  const applied = await delayStop(applyMigrations(connection, stopping()));
  stopping().throwIfAborted();
  await requireCredentialsKey();
  // Not at the last collection, which comes after the database was closed.
  observe('quillcast.queue.length', () => (stopping().aborted ? undefined : countClaimableRuns()));
  await listenToChanges(remoteCache);
  await seedFeaturedBlogs();
  await startServing();
  startLookingForServers();
  // Warm up the writer.
  modelWriter();
  // Only one process can use the embedded database, so holders of leases have died.
  const runs = ROLE === 'web' ? undefined : await startWorking(kind === 'embedded');
  // A new link would end the one that a web process has printed.
  if (ROLE !== 'worker') {
    startState().facts = { operatorCode: await issueOperatorCode(), writer: writerAtStart, hasContact };
  }
  log().info({ database: kind, role: ROLE, migrations: applied.length, runs }, 'ready');
}
