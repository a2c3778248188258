import 'server-only';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { database } from '@/lib/database/db.ts';
import { DecryptionError } from '@/lib/encryption.ts';
import type { Backlink } from '@/lib/generated/prisma/client.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { checkLink } from './check-link.ts';
import { decryptSecret, encryptSecret, rotateCredentials } from './credentials.ts';
import {
  changeSubmission,
  claimSubmission,
  releaseSubmissions,
  saveCredential,
  settleSubmission,
} from './mutations.ts';
import { findPlatform } from './platforms/registry.ts';
import type { Credentials } from './platforms/shared/credential-forms.ts';
import { PlatformError, type Post, type Published } from './platforms/shared/platform.ts';
import { findBlogUrls, findPost } from './queries.ts';
import { isPosted, judgeFinding, MAX_TRIES, nextCheckDelay, retryDelay } from './rules.ts';

/** Longest time for which a platform may keep answering that it is busy. */
const BUSY_LIMIT_MS = 24 * 60 * 60 * 1000;

/** Due by any clock. */
const AT_ONCE = new Date(0);

const inMs = (ms: number) => new Date(Date.now() + ms);

/** A claimed job. `hasNoCopy`: the platform has no earlier copy, as seen during this try. */
type Job = Backlink & { hasNoCopy?: true };

/** Runs the next due job, or the named one: sends a post, or checks its link. @returns false when none was due */
export async function runNextJob(signal: AbortSignal, id: string | null = null): Promise<boolean> {
  const job = await claimSubmission(id);
  if (!job) return false;
  await performJob(job, signal);
  return true;
}

/** Stores a job's outcome. When aborted, throws the signal's reason, and the job is due again without counting a try. */
async function performJob(job: Job, signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(120_000)]);
  try {
    await (job.encryptedSecret === null ? checkPost(job, limit) : send(job, job.encryptedSecret, limit));
  } catch (error) {
    if (signal.aborted) {
      await settleSubmission(job, { dueAt: AT_ONCE, ...(job.encryptedSecret !== null && { tries: job.tries - 1 }) });
      throw error;
    }
    await (job.encryptedSecret === null ? checkLater(job, error) : settleError(job, error));
  }
}

async function send(job: Job, encryptedSecret: string, signal: AbortSignal): Promise<void> {
  // The process died during each try.
  if (job.tries > MAX_TRIES) return giveUp(job, note('platforms.submission.interrupted'));
  const readAt = new Date();
  const post = await findPost(job.blogId, job.visibility);
  if (!post) return fail(job, note('platforms.submission.notShown'));
  const { credentials, remember } = await decryptSecret(job.userId, job.platform, encryptedSecret);
  const client = new (findPlatform(job.platform))(credentials, signal);
  const checkCredentials = async () => {
    await client.check();
    if (remember) await rememberFor(job, credentials);
  };
  const { remoteId, platformUrl, isUncertain } = job;
  const known = { id: remoteId ?? undefined, url: platformUrl ?? undefined, isUncertain };
  const copy = await client.findEarlier(post, known);
  if (copy) {
    if (remember) await checkCredentials();
    if (!client.update || !needsUpdate(job, copy, post)) return published(job, copy, job.postedAt ?? readAt);
    if (!(await isShown(job))) return fail(job, note('platforms.submission.notShown'));
    return published(job, await client.update(copy, post), readAt);
  }
  job.hasNoCopy = true;
  await checkCredentials();
  if (!(await isShown(job))) return fail(job, note('platforms.submission.notShown'));
  // Uncertain from here on; not sent if it was removed or claimed by another worker meanwhile.
  if (!(await changeSubmission(job, { isUncertain: true, postedAt: readAt }))) return;
  await published(job, await client.publish(post), readAt);
}

/** Whether the blog is still visible: its owner may have deleted it meanwhile. */
const isShown = async ({ blogId, visibility }: Job) => (await findPost(blogId, visibility)) !== null;

/** Whether a copy needs an update: a draft to publish, or an outdated post of ours. */
function needsUpdate(job: Job, copy: Published, { blog }: Post): boolean {
  if (copy.visibility === 'draft' && job.visibility === 'public') return true;
  const isOurs = job.isUncertain || (copy.id !== undefined && copy.id === job.remoteId);
  const editedAt = blog.editedAt ? new Date(blog.editedAt) : null;
  return isOurs && editedAt !== null && job.postedAt !== null && editedAt > job.postedAt;
}

async function rememberFor({ userId, platform, target }: Job, credentials: Credentials) {
  const encryptedSecret = await encryptSecret(userId, platform, { credentials, remember: false });
  await saveCredential(userId, platform, encryptedSecret, target);
}

const sentMessage = (visibility: Post['visibility']) =>
  note(visibility === 'draft' ? 'platforms.submission.savedAsDraft' : 'platforms.submission.sent');

/** The post is there: deletes the credentials and makes its link check due. */
async function published(job: Job, copy: Published, postedAt: Date): Promise<void> {
  const visibility = copy.visibility ?? job.visibility;
  const url = copy.url && isHttpUrl(copy.url) ? copy.url : null;
  await settleSubmission(job, {
    status: 'submitted',
    platformUrl: url,
    remoteId: copy.id ?? null,
    message: copy.note ?? sentMessage(visibility),
    warning: copy.warning ?? '',
    visibility,
    postedAs: visibility,
    postedAt,
    encryptedSecret: null,
    isUncertain: false,
    dueAt: url ? AT_ONCE : null,
  });
}

async function settleError(job: Job, error: unknown): Promise<void> {
  if (error instanceof DecryptionError) {
    return fail(job, note('platforms.submission.credentialsUnreadable'));
  }
  if (!(error instanceof PlatformError)) {
    log().error({ err: error, backlink: job.id, platform: job.platform }, 'publishing failed');
    return tryLater(job, note('platforms.submission.ourFault'));
  }
  log().info({ backlink: job.id, platform: job.platform, kind: error.kind, reason: error.message }, 'not published');
  // The owner was asked to look for an earlier copy, so that we need not.
  if (error.asksOwner) return fail(job, error.reason, { isUncertain: false });
  if (error.kind === 'refused') return fail(job, error.reason);
  if (error.kind === 'unknown') return tryLater(job, error.reason);
  if (Date.now() - job.createdAt.getTime() > BUSY_LIMIT_MS) {
    return fail(job, note('platforms.submission.waitedForADay', { platform: platformLabel(job.platform) }));
  }
  await settleSubmission(job, {
    dueAt: inMs(Math.min((error.retryAfter ?? 60) * 1000, BUSY_LIMIT_MS)),
    message: error.reason,
    tries: job.tries - 1,
    isUncertain: job.isUncertain,
  });
}

async function fail(
  job: Job,
  message: string,
  changes: { isUncertain?: boolean } = { isUncertain: job.isUncertain && !job.hasNoCopy },
): Promise<void> {
  if (isPosted(job) && !job.hasNoCopy) return keepPost(job, message);
  await settleSubmission(job, { status: 'failed', message, encryptedSecret: null, dueAt: null, ...changes });
}

/** After a failed update the post is still there. */
async function keepPost(job: Job, message: string): Promise<void> {
  const visibility = job.postedAs ?? job.visibility;
  await settleSubmission(job, {
    status: 'submitted',
    message: sentMessage(visibility),
    warning: note('platforms.submission.notUpdated', { problem: message }),
    visibility,
    encryptedSecret: null,
    dueAt: job.platformUrl ? AT_ONCE : null,
  });
}

/** The outcome is unknown, so the job stays pending until its last try. */
async function tryLater(job: Job, message: string): Promise<void> {
  if (job.tries >= MAX_TRIES) return giveUp(job, message);
  await settleSubmission(job, {
    dueAt: inMs(retryDelay(job.tries)),
    message: note('platforms.submission.triedAgain', { problem: message }),
  });
}

function giveUp(job: Job, message: string): Promise<void> {
  return fail(job, note('platforms.submission.givenUp', { problem: message, count: MAX_TRIES }), {});
}

async function checkPost(job: Job, signal: AbortSignal): Promise<void> {
  if (!job.platformUrl) return settleSubmission(job, { dueAt: null });
  const checks = job.checks + 1;
  const post = await findPost(job.blogId, job.visibility);
  // A hidden blog may become visible again.
  if (!post) return settleSubmission(job, { dueAt: inMs(nextCheckDelay(checks)) });
  const otherUrls = await findBlogUrls(job);
  const options = { requester: `links of ${job.userId}`, signal, otherUrls };
  const finding = await checkLink(job.platformUrl, post.canonicalUrl, options);
  const now = new Date();
  const dueAt = inMs(nextCheckDelay(checks));
  await settleSubmission(job, { ...judgeFinding(job, finding, now), checks, checkedAt: now, dueAt });
}

/** An error of ours says nothing about the post. */
async function checkLater(job: Job, err: unknown): Promise<void> {
  log().error({ err, backlink: job.id, platform: job.platform }, 'checking a page failed');
  await settleSubmission(job, { dueAt: inMs(nextCheckDelay(job.checks + 1)) });
}

/** Starts performing due submissions; several processes may do so on one database. */
export async function startPublishing(): Promise<void> {
  // Only one process can have the embedded database, so the holder of any lease has died.
  if ((await database()).kind === 'embedded') await releaseSubmissions();
  await rotateCredentials();
  createWorker({
    name: 'backlinks',
    // One slow platform must not hold up the others.
    concurrency: 3,
    pollMs: 5000,
    claim: claimSubmission,
    perform: async (job, { signal }) => {
      await performJob(job, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
  }).start();
}
