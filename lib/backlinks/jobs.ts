import 'server-only';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { DecryptionError } from '@/lib/encryption.ts';
import type { Backlink } from '@/lib/generated/prisma/client.ts';
import { log } from '@/lib/log.ts';
import { checkLink } from './check-link.ts';
import { decryptSecret, encryptSecret } from './credentials.ts';
import { addMediaId, claimJob, markSending, saveCredential, settleJob, updateSecret } from './mutations.ts';
import { platformOf } from './platforms/registry.ts';
import type { Credentials } from './platforms/shared/credentials-schema.ts';
import { type PlatformContext, PlatformError, type Post, type Published } from './platforms/shared/platform.ts';
import { findPost } from './post.ts';
import { countPost } from './post-limit.ts';
import { isPosted, judgeFinding, MOST_TRIES, nextCheckDelay, retryDelay } from './rules.ts';

/** How long one try may take in all, in milliseconds; shorter than the lease. */
const TRY_MS = 120_000;

/** How long a platform may go on saying that it is busy, in milliseconds. */
const BUSY_LIMIT_MS = 24 * 60 * 60 * 1000;

/** Said before the reason why a post stays as it was. */
const UPDATE_FAILED = 'It was not updated there.';

/** Due whatever the database's clock says. */
const AT_ONCE = new Date(0);

const inMs = (ms: number) => new Date(Date.now() + ms);

/** A job, and what was found out while it is done. */
type Job = Backlink & {
  /** The platform said that there is no earlier copy. */
  hasNoCopy?: true;
};

/**
 * Does the next due piece of work, or the named job's: sends a post, or checks whether our link is still there.
 * @returns false when there was nothing to do
 */
export async function runNextJob(signal: AbortSignal, id: string | null = null): Promise<boolean> {
  const job = await claimJob(id);
  if (!job) return false;
  await performJob(job, signal);
  return true;
}

/**
 * Does a claimed job and settles what became of it.
 * @throws the signal's reason, when that has ended it; the job is due again then, and the try is not counted
 */
export async function performJob(claimed: Backlink, signal: AbortSignal): Promise<void> {
  const job = claimed as Job;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
  try {
    await (job.encryptedSecret === null ? checkPost(job, limit) : send(job, job.encryptedSecret, limit));
  } catch (error) {
    if (signal.aborted) {
      await settleJob(job, { dueAt: AT_ONCE, ...(job.encryptedSecret !== null && { tries: job.tries - 1 }) });
      throw error;
    }
    await (job.encryptedSecret === null ? checkLater(job, error) : settleError(job, error));
  }
}

async function send(job: Job, encryptedSecret: string, signal: AbortSignal): Promise<void> {
  // Its tries ended without an outcome: each time the process died.
  if (job.tries > MOST_TRIES) return giveUp(job, 'It was interrupted again and again.');
  const readAt = new Date();
  const post = await findPost(job.blogId, job.visibility);
  if (!post) return fail(job, BACKLINK_MESSAGES.notShown);
  const { credentials, remember } = await decryptSecret(job.userId, job.platform, encryptedSecret);
  const platform = platformOf(job.platform);
  const context: PlatformContext = {
    signal,
    saveCredentials: async (changed) => {
      await updateSecret(job, await encryptSecret(job.userId, job.platform, { credentials: changed, remember }));
      if (remember) await rememberFor(job, changed);
    },
    rememberUpload: (mediaId) => addMediaId(job, mediaId),
  };
  const { remoteId, platformUrl, isUncertain } = job;
  const known = { id: remoteId ?? undefined, url: platformUrl ?? undefined, isUncertain };
  const copy = await platform.findEarlier(post, credentials, context, known);
  if (copy) {
    if (remember) {
      await platform.check(credentials, context);
      await rememberFor(job, credentials);
    }
    if (platform.update && needsUpdate(job, copy, post)) {
      if (!(await isShown(job))) return fail(job, BACKLINK_MESSAGES.notShown);
      return published(job, await platform.update(copy, post, credentials, context), readAt);
    }
    return published(job, copy, job.postedAt ?? readAt);
  }
  job.hasNoCopy = true;
  await platform.check(credentials, context);
  if (remember) await rememberFor(job, credentials);
  const wait = await countPost(`${job.userId}:${job.platform}:${job.target}`, platform.postLimit);
  if (wait > 0) return postpone(job, wait);
  if (!(await isShown(job))) return fail(job, BACKLINK_MESSAGES.notShown);
  if (!(await markSending(job, readAt))) return;
  await published(job, await platform.publish(post, credentials, context), readAt);
}

/** Whether others see the blog still: its owner may have deleted it while the platform was being asked. */
const isShown = async ({ blogId, visibility }: Job) => (await findPost(blogId, visibility)) !== null;

/** Whether a copy is brought up to date: a draft that is to be public, or an outdated post that was sent by us. */
function needsUpdate(job: Job, copy: Published, { blog }: Post): boolean {
  if (copy.visibility === 'draft' && job.visibility === 'public') return true;
  const isOurs = job.isUncertain || (copy.id !== undefined && copy.id === job.remoteId);
  const editedAt = blog.editedAt ? new Date(blog.editedAt) : null;
  return isOurs && editedAt !== null && job.postedAt !== null && editedAt > job.postedAt;
}

/** Remembers credentials that have proved right, for the next time. */
async function rememberFor({ userId, platform, target }: Job, credentials: Credentials) {
  const encryptedSecret = await encryptSecret(userId, platform, { credentials, remember: false });
  await saveCredential(userId, platform, encryptedSecret, target);
}

/** Not counted as a try: the platform was not asked to publish. */
async function postpone(job: Job, ms: number): Promise<void> {
  const message = `Waiting for a moment: ${platformLabel(job.platform)} takes only so many posts at a time.`;
  await settleJob(job, { dueAt: inMs(ms), tries: job.tries - 1, message });
}

/** It is there: the credentials are forgotten, and the page is checked next. */
async function published(job: Job, copy: Published, postedAt: Date): Promise<void> {
  const visibility = copy.visibility ?? job.visibility;
  const where = visibility === 'draft' ? 'Saved there as a draft.' : 'Sent.';
  const url = copy.url && isHttpUrl(copy.url) ? copy.url : null;
  await settleJob(job, {
    status: 'submitted',
    platformUrl: url,
    remoteId: copy.id ?? null,
    message: copy.note ?? where,
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
    const message = 'The stored credentials can no longer be read. Please enter them again.';
    return fail(job, message);
  }
  if (!(error instanceof PlatformError)) {
    log().error({ err: error, backlink: job.id, platform: job.platform }, 'publishing failed');
    return tryLater(job, 'Something went wrong on our side.');
  }
  log().info({ backlink: job.id, platform: job.platform, kind: error.kind, reason: error.message }, 'not published');
  if (error.kind === 'refused') return fail(job, error.message, error.asksOwner);
  if (error.kind === 'unknown') return tryLater(job, error.message);
  if (Date.now() - job.createdAt.getTime() > BUSY_LIMIT_MS) {
    const name = platformLabel(job.platform);
    return fail(job, `${name} asked us to wait for a whole day. Please submit it again later.`);
  }
  await settleJob(job, {
    dueAt: inMs(Math.min((error.retryAfter ?? 60) * 1000, BUSY_LIMIT_MS)),
    message: error.message,
    tries: job.tries - 1,
    isUncertain: job.isUncertain,
  });
}

/** @param isSettled whether the owner was asked to see whether an earlier copy is there, so that we need not */
async function fail(job: Job, message: string, isSettled = false): Promise<void> {
  if (isPosted(job) && !job.hasNoCopy) return keepAsItWas(job, message);
  const data = {
    status: 'failed',
    message,
    encryptedSecret: null,
    dueAt: null,
    isUncertain: job.isUncertain && !job.hasNoCopy && !isSettled,
  } as const;
  await settleJob(job, data);
}

/** A post that could not be brought up to date is there all the same. */
async function keepAsItWas(job: Job, message: string): Promise<void> {
  const visibility = job.postedAs ?? job.visibility;
  await settleJob(job, {
    status: 'submitted',
    message: visibility === 'draft' ? 'Saved there as a draft.' : 'Sent.',
    warning: `${UPDATE_FAILED} ${message}`,
    visibility,
    encryptedSecret: null,
    dueAt: job.platformUrl ? AT_ONCE : null,
  });
}

/** Whether it arrived is unknown, so it stays pending, until it is time to hand over to the owner. */
async function tryLater(job: Job, message: string): Promise<void> {
  if (job.tries < MOST_TRIES) {
    const dueAt = inMs(retryDelay(job.tries));
    return settleJob(job, { dueAt, message: `${message} We try again by ourselves.` });
  }
  await giveUp(job, message);
}

async function giveUp(job: Job, message: string): Promise<void> {
  if (isPosted(job) && !job.hasNoCopy) return keepAsItWas(job, message);
  await settleJob(job, {
    status: 'failed',
    message: `${message} We tried ${MOST_TRIES} times. Look on the platform whether the post is there, then try again: an earlier copy is found where the platform lets us look.`,
    encryptedSecret: null,
    dueAt: null,
  });
}

async function checkPost(job: Job, signal: AbortSignal): Promise<void> {
  const post = await findPost(job.blogId, job.visibility);
  if (!job.platformUrl) return settleJob(job, { dueAt: null });
  const checks = job.checks + 1;
  // Nobody sees the blog now; it may be shown again.
  if (!post) return settleJob(job, { dueAt: inMs(nextCheckDelay(checks)) });
  const finding = await checkLink(job.platformUrl, post.canonicalUrl, { requester: `links of ${job.userId}`, signal });
  await settleJob(job, {
    ...judgeFinding(job, finding, new Date()),
    checks,
    checkedAt: new Date(),
    dueAt: inMs(nextCheckDelay(checks)),
  });
}

/** A check that went wrong on our side says nothing about the post. */
async function checkLater(job: Job, err: unknown): Promise<void> {
  log().error({ err, backlink: job.id, platform: job.platform }, 'checking a page failed');
  await settleJob(job, { dueAt: inMs(nextCheckDelay(job.checks + 1)) });
}
