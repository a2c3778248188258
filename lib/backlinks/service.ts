import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, requireUser, type UserActor } from '@/lib/auth/actor.ts';
import { visibleAccess } from '@/lib/blogs/authorization.ts';
import { isOwner } from '@/lib/blogs/rights.ts';
import {
  COMING_SOON,
  isEditable,
  PLATFORMS,
  type PlatformName,
  platformLabel,
  type Visibility,
} from '@/lib/constants/platforms.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { isId } from '@/lib/ids.ts';
import { log } from '@/lib/log.ts';
import { note, type Sentence, sentence } from '@/lib/messages/catalogue.ts';
import { stopping } from '@/lib/shutdown.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import type { GenerationPlatform } from '@/lib/writing/schema.ts';
import { encryptSecret, rememberedCredentials } from './credentials.ts';
import { runNextJob } from './jobs.ts';
import { deleteBacklink, makeDue, queueSubmission, removeBacklink, removeCredential, saveFailed } from './mutations.ts';
import { findPlatform } from './platforms/registry.ts';
import { type Credentials, generationCredentials } from './platforms/shared/credential-forms.ts';
import { PlatformError, type Post } from './platforms/shared/platform.ts';
import { type BacklinkRow, findBacklink, findBacklinks, findPost, findRemembered, toBacklink } from './queries.ts';
import { parseCredentials } from './rules.ts';
import type {
  Backlink,
  CheckResponse,
  CredentialCheck,
  PlatformsResponse,
  SubmitRequest,
  SubmitResponse,
} from './schema.ts';

/** How long a request waits for a job, which then continues without it. */
const WAIT_MS = 25_000;

/** A blog on more sites is spam, and every post is checked again and again. */
const MAX_POSTS = 50;

const NOT_FOUND = sentence('platforms.submission.notFound');

/** Requires the blog's owner (spec §6: may manage backlinks). @throws unauthenticated, forbidden, not-found, gone */
export async function requireBlogOwner(actor: Actor, blogId: string): Promise<UserActor> {
  const user = requireUser(actor);
  if (isOwner(user, await visibleAccess(blogId, user))) return user;
  throw new AppError('forbidden', sentence('platforms.submission.notOwner'));
}

async function requirePost(blogId: string): Promise<Post> {
  const post = await findPost(blogId, 'public');
  if (post) return post;
  throw new AppError('conflict', sentence('platforms.submission.notShown'));
}

export async function listPlatforms(actor: Actor): Promise<PlatformsResponse> {
  const remembered = actor.kind === 'user' ? await findRemembered(actor.user.id) : [];
  return { platforms: [...PLATFORMS, ...COMING_SOON], remembered };
}

export async function listBacklinks(actor: Actor, blogId: string): Promise<Backlink[]> {
  await requireBlogOwner(actor, blogId);
  return (await findBacklinks(blogId)).map(toBacklink);
}

async function credentialsFor(userId: string, platform: PlatformName, given: unknown): Promise<Credentials> {
  if (given !== undefined) return parseCredentials(platform, given);
  const remembered = await rememberedCredentials(userId, platform);
  if (remembered) return remembered;
  throw new AppError(
    'invalid-input',
    sentence('platforms.submission.credentialsNeeded', { platform: platformLabel(platform) }),
  );
}

/** Publishes a blog, never twice, and waits a while. @throws forbidden, not-found, invalid-input, conflict */
export async function submit(actor: Actor, request: SubmitRequest): Promise<SubmitResponse> {
  const { blogId, platform, visibility, remember } = request;
  const { user, access } = await requireBlogOwner(actor, blogId);
  const post = await requirePost(blogId);
  await countTry('publish', [`user ${user.id}`]);
  const credentials = await credentialsFor(user.id, platform, request.credentials);
  const target = findPlatform(platform).target(credentials);
  await requireRoom(blogId, platform, target);
  const encryptedSecret = await encryptSecret(user.id, platform, { credentials, remember });
  const submission = { blogId, userId: user.id, platform, visibility, target, encryptedSecret };
  const { id, isQueued } = await queueSubmission(submission);
  if (isQueued) await noteSubmission(user.id, post, platform, access?.name);
  if (isQueued) await runWithin(id, WAIT_MS);
  const settled = await findBacklink(id);
  if (!settled) throw new AppError('not-found', NOT_FOUND);
  return answerFor(toBacklink(settled), isQueued, visibility);
}

const noteSubmission = (userId: string, { blog }: Post, platform: PlatformName, by?: string) => {
  const values = { platform: platformLabel(platform), title: blog.content.title };
  const text = note('platforms.submission.activity', values);
  return noteActivity({ userId, kind: 'publication', text, by });
};

/** An existing post can always be submitted again. */
async function requireRoom(blogId: string, platform: PlatformName, target: string): Promise<void> {
  const others = (await findBacklinks(blogId)).filter((each) => each.platform !== platform || each.target !== target);
  if (others.length < MAX_POSTS) return;
  throw new AppError('conflict', sentence('platforms.submission.tooMany', { most: MAX_POSTS }));
}

/** Sends a post, then checks its link, the next job of its row. Returns after a while even if they have not ended. */
async function runWithin(id: string, ms: number): Promise<void> {
  const timer = new AbortController();
  const run = async () => (await runNextJob(stopping(), id)) && runNextJob(stopping(), id);
  const jobs = run().catch((err) => log().error({ err, backlink: id }, 'publishing failed'));
  await Promise.race([jobs, sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

function answerFor(backlink: Backlink, isNew: boolean, visibility: Visibility): SubmitResponse {
  const platform = platformLabel(backlink.platform);
  const { status, hasChanged, warning, message, target } = backlink;
  const answer = (success: boolean, said: Sentence | string) => ({ success, message: tell(said), backlink });
  if (status === 'failed') return answer(false, message);
  if (!isNew) {
    if (hasChanged) return answer(false, sentence('platforms.submission.alreadyForGood', { target, platform }));
    if (status === 'pending') return answer(true, sentence('platforms.submission.stillGoing', { platform }));
    return answer(true, sentence('platforms.submission.already', { target }));
  }
  if (status === 'pending') return answer(true, tell(sentence('platforms.submission.goesOn', { message })).trim());
  const isOutdated = hasChanged || backlink.visibility !== visibility;
  if (isOutdated && warning) return answer(false, warning);
  return answer(true, sentence('platforms.submission.done', { platform }));
}

/** The answer to a request that calls a platform; a PlatformError becomes one, too. */
async function answerCall(call: Promise<void>, success: Sentence): Promise<CheckResponse> {
  try {
    await call;
    return { success: true, message: tell(success) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { success: false, message: tell(error.reason) };
  }
}

/** Tries credentials without publishing. @throws unauthenticated, invalid-input, too-many-requests */
export async function checkCredentials(
  actor: Actor,
  { platform, credentials: given }: CredentialCheck,
  signal: AbortSignal,
): Promise<CheckResponse> {
  const { user } = requireUser(actor);
  await countTry('publish', [`user ${user.id}`]);
  const credentials = await credentialsFor(user.id, platform, given);
  const checking = new (findPlatform(platform))(credentials, signal).check();
  return answerCall(checking, sentence('platforms.submission.accepted', { platform: platformLabel(platform) }));
}

/** A submission of the actor's own blog. @throws unauthenticated, forbidden, not-found, gone */
async function ownBacklink(actor: Actor, blogId: string, id: string): Promise<BacklinkRow> {
  await requireBlogOwner(actor, blogId);
  const row = isId(id) ? await findBacklink(id) : null;
  if (row?.blogId === blogId) return row;
  throw new AppError('not-found', NOT_FOUND);
}

/** Checks the link of a post now. @throws unauthenticated, forbidden, not-found, too-many-requests */
export async function checkBacklink(actor: Actor, blogId: string, id: string): Promise<Backlink> {
  const row = await ownBacklink(actor, blogId, id);
  await countTry('publish', [`user ${row.userId}`]);
  // A post that is yet to be sent keeps its time: the platform may have asked us to wait.
  if (row.platformUrl && !row.encryptedSecret) await makeDue(id);
  if (row.platformUrl || row.encryptedSecret) await runWithin(id, WAIT_MS);
  return toBacklink((await findBacklink(id)) ?? row);
}

/** Removes a submission from the list; the post stays on the platform. @throws not-found; conflict while it is sent */
export async function forgetBacklink(actor: Actor, blogId: string, id: string): Promise<void> {
  await ownBacklink(actor, blogId, id);
  if (await removeBacklink(id)) return;
  throw new AppError('conflict', sentence('platforms.submission.beingSent'));
}

export async function forgetCredentials(actor: Actor, platform: PlatformName): Promise<void> {
  await removeCredential(requireUser(actor).user.id, platform);
}

/** Queues a new blog for the platforms of its request. One that cannot be queued becomes a failed submission. */
export async function publishWhenWritten(userId: string, blogId: string, platforms: readonly GenerationPlatform[]) {
  for (const requested of platforms) {
    const { platform, visibility, remember } = requested;
    const submission = { blogId, userId, platform, visibility };
    try {
      const post = await requirePost(blogId);
      const credentials = await credentialsFor(userId, platform, generationCredentials(requested));
      const encryptedSecret = await encryptSecret(userId, platform, { credentials, remember });
      await queueSubmission({ ...submission, target: findPlatform(platform).target(credentials), encryptedSecret });
      await noteSubmission(userId, post, platform);
    } catch (error) {
      await saveFailed({ ...submission, target: '' }, reasonFor(error));
    }
  }
}

function reasonFor(error: unknown): string {
  if (error instanceof AppError) return error.reason;
  log().error({ err: error }, 'a new blog could not be queued for a platform');
  return note('platforms.submission.failedOnOurSide');
}

/** The given credentials, else the remembered ones, if they are for the post's site. @throws invalid-input, conflict */
async function credentialsForPost({ platform, target, userId }: BacklinkRow, given: unknown): Promise<Credentials> {
  const isGiven = given !== undefined;
  const credentials = isGiven ? parseCredentials(platform, given) : await rememberedCredentials(userId, platform);
  if (credentials && findPlatform(platform).target(credentials) === target) return credentials;
  if (isGiven) throw new AppError('invalid-input', sentence('platforms.submission.otherAccount', { target }));
  const values = { platform: platformLabel(platform), target };
  throw new AppError('conflict', sentence('platforms.submission.withdrawNeedsCredentials', values));
}

/** Deletes a post on its platform. @throws forbidden, not-found, invalid-input, conflict */
export async function withdraw(actor: Actor, blogId: string, id: string, given: unknown, signal: AbortSignal) {
  const row = await ownBacklink(actor, blogId, id);
  const { platform, remoteId, userId } = row;
  const labeled = { platform: platformLabel(platform) };
  if (!remoteId || !isEditable(platform)) {
    throw new AppError('conflict', sentence('platforms.submission.notRemovable', labeled));
  }
  const credentials = await credentialsForPost(row, given);
  await countTry('publish', [`user ${userId}`]);
  const removal = new (findPlatform(platform))(credentials, signal).remove?.(remoteId);
  return answerCall(
    Promise.resolve(removal).then(() => deleteBacklink(id)),
    sentence('platforms.submission.deleted', labeled),
  );
}
