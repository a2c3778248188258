import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, requireUser, type UserActor } from '@/lib/auth/actor.ts';
import { visibleAccess } from '@/lib/blogs/authorization.ts';
import { isOwner } from '@/lib/blogs/rights.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import {
  COMING_SOON,
  PLATFORMS,
  type PlatformName,
  platformLabel,
  type Visibility,
} from '@/lib/constants/platforms.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { isId } from '@/lib/ids.ts';
import { log } from '@/lib/log.ts';
import { stopping } from '@/lib/shutdown.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import { encryptSecret, rememberedCredentials } from './credentials.ts';
import { runNextJob } from './jobs.ts';
import { enqueue, makeDue, removeBacklink, removeCredential, saveFailed } from './mutations.ts';
import { dryRun } from './platforms/custom/custom.ts';
import { platformOf } from './platforms/registry.ts';
import type { Credentials } from './platforms/shared/credentials-schema.ts';
import { contextWithoutJob, PlatformError } from './platforms/shared/platform.ts';
import { findPost } from './post.ts';
import { findBacklink, findBacklinks, findRemembered, toBacklink } from './queries.ts';
import { generationCredentials, parseCredentials } from './rules.ts';
import type {
  Backlink,
  CheckResponse,
  DryRunResponse,
  PlatformsResponse,
  SubmitRequest,
  SubmitResponse,
} from './schema.ts';

/** How long a submission is waited for before it goes on without us, in milliseconds. */
const WAIT_MS = 25_000;

/** Lets only the blog's owner on (spec §6: may manage backlinks). Errors: unauthenticated, forbidden, not-found, gone. */
export async function requireBlogOwner(actor: Actor, blogId: string): Promise<UserActor> {
  const user = requireUser(actor);
  if (isOwner(user, await visibleAccess(blogId, user))) return user;
  throw new AppError('forbidden', 'Only the owner of this blog can manage its backlinks.');
}

/** Lets only a blog on that a link elsewhere leads to: no draft, and none in the bin. Errors: conflict. */
async function requireShown(blogId: string): Promise<void> {
  if (await findPost(blogId, 'public')) return;
  throw new AppError('conflict', BACKLINK_MESSAGES.notShown);
}

/** Platforms there are, and for a signed-in user those whose credentials are remembered. */
export async function listPlatforms(actor: Actor): Promise<PlatformsResponse> {
  const rows = actor.kind === 'user' ? await findRemembered(actor.user.id) : [];
  const remembered = rows.map(({ platform, target }) => ({ platform, target }));
  return { platforms: [...PLATFORMS, ...COMING_SOON], remembered };
}

/**
 * A blog's submissions, newest first.
 * @throws AppError unauthenticated, forbidden, not-found
 */
export async function listBacklinks(actor: Actor, blogId: string): Promise<Backlink[]> {
  await requireBlogOwner(actor, blogId);
  return (await findBacklinks(blogId)).map(toBacklink);
}

/** The given credentials, or the remembered ones when none are given. */
async function credentialsFor(userId: string, platform: PlatformName, given: unknown): Promise<Credentials> {
  if (given !== undefined) return parseCredentials(platform, given);
  const remembered = await rememberedCredentials(userId, platform);
  if (remembered) return remembered;
  throw new AppError('invalid-input', `Please enter your ${platformLabel(platform)} credentials.`);
}

/**
 * Publishes a blog on a platform and waits a while for the outcome; what takes longer goes on without the
 * visitor. Asked again for the same blog and site, it publishes nothing twice.
 * @throws AppError unauthenticated, forbidden, not-found, invalid-input, conflict, too-many-requests
 */
export async function submit(actor: Actor, request: SubmitRequest): Promise<SubmitResponse> {
  const { user } = await requireBlogOwner(actor, request.blogId);
  await requireShown(request.blogId);
  await countTry('publish', [`user ${user.id}`]);
  const { blogId, platform, visibility, remember } = request;
  const credentials = await credentialsFor(user.id, platform, request.credentials);
  const target = platformOf(platform).target(credentials);
  await requireRoom(blogId, platform, target);
  const { id, isQueued } = await enqueue({
    blogId,
    userId: user.id,
    platform,
    visibility,
    target,
    encryptedSecret: await encryptSecret(user.id, platform, { credentials, remember }),
  });
  if (isQueued) await runWithin(id, WAIT_MS);
  const settled = await findBacklink(id);
  if (!settled) throw new AppError('not-found', 'This backlink could not be found.');
  return answerFor(toBacklink(settled), isQueued, visibility);
}

/** A blog on more sites than this is spam; each is also checked again and again. */
const MOST_BACKLINKS = 50;

/** There is always room for one that is there already: it is brought up to date. */
async function requireRoom(blogId: string, platform: PlatformName, target: string): Promise<void> {
  const others = (await findBacklinks(blogId)).filter((each) => each.platform !== platform || each.target !== target);
  if (others.length < MOST_BACKLINKS) return;
  throw new AppError('conflict', `A blog can have up to ${MOST_BACKLINKS} backlinks. Remove some of them first.`);
}

/** Runs a job, but returns after a while even when it has not ended; it then goes on by itself. */
async function runWithin(id: string, ms: number): Promise<void> {
  const patience = new AbortController();
  const job = runThrough(id).catch((err) => log().error({ err, backlink: id }, 'publishing failed'));
  await Promise.race([job, sleep(ms, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
}

/** Sends the post, then checks for the link at once: that is the second piece of work of the same row. */
async function runThrough(id: string): Promise<void> {
  if (await runNextJob(stopping(), id)) await runNextJob(stopping(), id);
}

function answerFor(backlink: Backlink, isNew: boolean, asked: Visibility): SubmitResponse {
  const label = platformLabel(backlink.platform);
  if (backlink.status === 'failed') return { success: false, message: backlink.message, backlink };
  if (!isNew) {
    const there = BACKLINK_MESSAGES.alreadyThere(backlink.target);
    if (backlink.hasChanged) {
      const message = `${there} ${BACKLINK_MESSAGES.notUpdatable(label)}`;
      return { success: false, message, backlink };
    }
    const message = backlink.status === 'pending' ? `It is still being submitted to ${label}.` : there;
    return { success: true, message, backlink };
  }
  const isBehind = backlink.hasChanged || backlink.visibility !== asked;
  if (backlink.status !== 'pending' && isBehind && backlink.warning) {
    return { success: false, message: backlink.warning, backlink };
  }
  if (backlink.status === 'pending') {
    const message = `${backlink.message} The status tab shows when it is done.`.trim();
    return { success: true, message, backlink };
  }
  return { success: true, message: BACKLINK_MESSAGES.submitted(label), backlink };
}

/**
 * Tries credentials without publishing anything.
 * @throws AppError unauthenticated, invalid-input, too-many-requests
 */
export async function checkCredentials(
  actor: Actor,
  platform: PlatformName,
  given: unknown,
  signal: AbortSignal,
): Promise<CheckResponse> {
  const { user } = requireUser(actor);
  await countTry('publish', [`user ${user.id}`]);
  const credentials = await credentialsFor(user.id, platform, given);
  try {
    await platformOf(platform).check(credentials, contextWithoutJob(signal));
    return { success: true, message: `${platformLabel(platform)} accepts these credentials.` };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { success: false, message: error.message };
  }
}

/**
 * Fills a form on another site and shows it, without sending it.
 * @throws AppError unauthenticated, forbidden, not-found, conflict where nobody sees the blog, too-many-requests
 */
export async function tryForm(
  actor: Actor,
  blogId: string,
  credentials: Credentials<'custom'>,
  signal: AbortSignal,
): Promise<DryRunResponse> {
  const { user } = await requireBlogOwner(actor, blogId);
  await countTry('publish', [`user ${user.id}`]);
  const post = await findPost(blogId, 'public');
  if (!post) throw new AppError('conflict', BACKLINK_MESSAGES.notShown);
  try {
    const { screenshot, message } = await dryRun(post, credentials, { signal });
    const picture = Buffer.from(screenshot).toString('base64');
    return { success: true, message, screenshot: `data:image/jpeg;base64,${picture}` };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { success: false, message: error.message };
  }
}

/**
 * A submission of the actor's own blog.
 * @throws AppError unauthenticated, forbidden, not-found, gone
 */
export async function ownBacklink(actor: Actor, blogId: string, id: string) {
  await requireBlogOwner(actor, blogId);
  const row = isId(id) ? await findBacklink(id) : null;
  if (row?.blogId === blogId) return row;
  throw new AppError('not-found', 'This backlink could not be found.');
}

/**
 * Checks now whether a published post links to the blog.
 * @throws AppError unauthenticated, forbidden, not-found, too-many-requests
 */
export async function checkBacklink(actor: Actor, blogId: string, id: string): Promise<Backlink> {
  const row = await ownBacklink(actor, blogId, id);
  await countTry('publish', [`user ${row.userId}`]);
  // One that is yet to be sent keeps its time: the platform may have asked us to wait.
  if (row.platformUrl && !row.encryptedSecret) await makeDue(id);
  if (row.platformUrl || row.encryptedSecret) await runWithin(id, WAIT_MS);
  return toBacklink((await findBacklink(id)) ?? row);
}

/**
 * Forgets a submission; what is on the platform stays there.
 * @throws AppError unauthenticated, forbidden, not-found; conflict while it is being sent
 */
export async function forgetBacklink(actor: Actor, blogId: string, id: string) {
  await ownBacklink(actor, blogId, id);
  if (await removeBacklink(id)) return { success: true };
  throw new AppError('conflict', 'It is being sent right now. Remove it when that is done.');
}

/**
 * Forgets remembered credentials.
 * @throws AppError unauthenticated
 */
export async function forgetCredentials(actor: Actor, platform: PlatformName) {
  await removeCredential(requireUser(actor).user.id, platform);
  return { success: true };
}

/**
 * Queues a blog that has just been written for the platforms its author asked for. Each gets its entry: one that could
 * not be queued, for its credentials or a fault of ours, is noted as failed and can be tried again.
 * @throws what the database throws when not even that can be noted
 */
export async function publishWhenWritten(
  userId: string,
  blogId: string,
  platforms: readonly GenerationPlatform[],
): Promise<void> {
  for (const asked of platforms) {
    const { platform, visibility, remember } = asked;
    const place = { blogId, userId, platform, visibility };
    try {
      await requireShown(blogId);
      const credentials = await credentialsFor(userId, platform, generationCredentials(asked));
      const encryptedSecret = await encryptSecret(userId, platform, { credentials, remember });
      await enqueue({ ...place, target: platformOf(platform).target(credentials), encryptedSecret });
    } catch (error) {
      await saveFailed({ ...place, target: '' }, reasonFor(error));
    }
  }
}

/** Why a platform could not be queued, in a sentence for its author; a fault of ours is logged. */
function reasonFor(error: unknown): string {
  if (error instanceof AppError) return error.message;
  log().error({ err: error }, 'a written blog could not be queued for a platform');
  return BACKLINK_MESSAGES.failedOnOurSide;
}
