import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { BLOG_DELETED, BLOG_MISSING, RIGHTS_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { markPersonal } from '@/lib/http/personal-answer.ts';
import { isId } from '@/lib/ids.ts';
import { findBlogAccess, isTombstone } from './queries.ts';
import {
  type BlogRights,
  blogRights,
  ownershipOf,
  type RequiredRight,
  type StoredAccess,
  signInMayGive,
  viewerOf,
  visibleTo,
} from './rights.ts';

/** The refusal of a blog that is not there for whoever asks. */
const notFound = () => new AppError('not-found', BLOG_MISSING.description);

const gone = () => new AppError('gone', BLOG_DELETED.description);

/** The refusal of an id that no blog has, gone where one had it (docs/decisions/0083). */
export const missingBlog = async (id: string) => (isId(id) && (await isTombstone(id)) ? gone() : notFound());

/**
 * Lets only whoever may see a blog on; what only they may see makes the answer personal.
 * @param actor who looks; without one, anybody
 * @throws AppError not-found, gone
 */
export function requireVisible(actor: Actor | undefined, stored: StoredAccess): StoredAccess {
  const visible = visibleTo(actor, stored);
  if (visible === 'not-found') throw notFound();
  if (visible === 'gone') throw gone();
  if (stored.visibility === 'draft') markPersonal();
  return stored;
}

/** @throws AppError sign-in-required where signing in could give the right, forbidden */
function judge(right: RequiredRight, actor: Actor, stored: StoredAccess): void {
  const [ownership, viewer] = [ownershipOf(stored), viewerOf(actor, stored)];
  if (blogRights(ownership, viewer)[right]) return;
  if (signInMayGive(right, ownership, viewer)) {
    throw new AppError('sign-in-required', RIGHTS_MESSAGES.signIn);
  }
  throw new AppError('forbidden', RIGHTS_MESSAGES[ownership.isSample ? 'sample' : 'notYours']);
}

/** What is stored of whose a blog is that the actor may see. Errors: not-found, gone. */
export async function visibleAccess(blogId: string, actor?: Actor): Promise<StoredAccess> {
  const [stored] = isId(blogId) ? await findBlogAccess([blogId]) : [];
  if (!stored) throw await missingBlog(blogId);
  return requireVisible(actor, stored);
}

/** Those of some blogs that an actor may see, by their ids. */
export async function visibleAmong(actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const found = await findBlogAccess(ids);
  return new Set(found.filter((each) => visibleTo(actor, each) === 'visible').map(({ id }) => id));
}

/**
 * What the actor may do with a blog.
 * @throws AppError not-found, gone
 */
export async function rightsOn(blogId: string, actor: Actor): Promise<BlogRights> {
  const stored = await visibleAccess(blogId, actor);
  return blogRights(ownershipOf(stored), viewerOf(actor, stored));
}

/**
 * Lets only an actor with a right on.
 * @throws AppError sign-in-required where signing in could give the right, forbidden, not-found, gone
 */
export async function requireRight(right: RequiredRight, blogId: string, actor: Actor): Promise<void> {
  judge(right, actor, await visibleAccess(blogId, actor));
}

/**
 * Lets only the owner of a blog on.
 * @throws AppError sign-in-required for a visitor who may be the owner, forbidden, not-found, gone
 */
export async function requireOwner(actor: Actor, blogId: string): Promise<void> {
  await requireRight('isOwner', blogId, actor);
}

/**
 * Lets only an actor with a right on all of some blogs on, in the bin or not.
 * @throws AppError as requireRight, for the first blog that it is missing on; a draft of somebody else is not there
 */
export async function requireRightOnAll(right: RequiredRight, ids: readonly string[], actor: Actor): Promise<void> {
  const found = await findBlogAccess(ids.filter(isId));
  const stored = new Map(found.map((each) => [each.id, each]));
  for (const id of ids) {
    const access = stored.get(id);
    if (!access) throw await missingBlog(id);
    if (visibleTo(actor, access) === 'not-found') throw notFound();
    judge(right, actor, access);
  }
}
