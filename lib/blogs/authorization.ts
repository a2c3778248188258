import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { markPersonal } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { type Sentence, sentence } from '@/lib/messages/catalogue.ts';
import { findBlogAccess, findTombstone } from './queries.ts';
import {
  actorViewer,
  type BlogRights,
  blogRights,
  type RequiredRight,
  readOwnership,
  type StoredAccess,
  signInMayGive,
  visibleTo,
} from './rights.ts';

const REASONS = { 'not-found': 'missing', gone: 'deleted', blocked: 'blocked' } as const;

const refusal = (code: keyof typeof REASONS, reason: Sentence = sentence(`blogs.${REASONS[code]}.description`)) =>
  new AppError(code, reason);

/** Refusal of an unknown id: gone if a public blog or picture had it, blocked if that was hidden, else not-found. */
export async function missing(id: string, reason?: Sentence): Promise<AppError> {
  const tombstone = isId(id) ? await findTombstone(id) : null;
  if (!tombstone) return refusal('not-found', reason);
  return refusal(tombstone.blockedBlogId === null ? 'gone' : 'blocked');
}

/** Refuses a blog that the actor (none: anybody) cannot see; the owner's view is personal. */
export function requireVisible(actor: Actor | undefined, stored: StoredAccess): StoredAccess {
  const visible = visibleTo(actor, stored);
  if (visible !== 'visible') throw refusal(visible);
  if (stored.visibility === 'draft' || stored.blockedAt !== null) markPersonal();
  return stored;
}

/** @throws AppError sign-in-required where signing in could give the right, forbidden */
function judge(right: RequiredRight, actor: Actor, stored: StoredAccess): void {
  const [ownership, viewer] = [readOwnership(stored), actorViewer(actor, stored)];
  if (blogRights(ownership, viewer)[right]) return;
  if (signInMayGive(right, ownership, viewer)) throw new AppError('sign-in-required', sentence('blogs.rights.signIn'));
  throw new AppError('forbidden', sentence(`ownBlogs.rights.${ownership.isSample ? 'sample' : 'notYours'}`));
}

export async function visibleAccess(blogId: string, actor?: Actor): Promise<StoredAccess> {
  const [stored] = isId(blogId) ? await findBlogAccess([blogId]) : [];
  if (!stored) throw await missing(blogId);
  return requireVisible(actor, stored);
}

export async function visibleAmong(actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const found = await findBlogAccess(ids);
  return new Set(found.filter((each) => visibleTo(actor, each) === 'visible').map(({ id }) => id));
}

export async function rightsOn(blogId: string, actor: Actor): Promise<BlogRights> {
  const stored = await visibleAccess(blogId, actor);
  return blogRights(readOwnership(stored), actorViewer(actor, stored));
}

export async function requireRight(right: RequiredRight, blogId: string, actor: Actor): Promise<void> {
  judge(right, actor, await visibleAccess(blogId, actor));
}

export const requireOwner = (actor: Actor, blogId: string): Promise<void> => requireRight('isOwner', blogId, actor);

/** Refuses actors who lack a right on any of the blogs, in the bin or not. */
export async function requireRightOnAll(right: RequiredRight, ids: readonly string[], actor: Actor): Promise<void> {
  const found = await findBlogAccess(ids.filter(isId));
  const stored = new Map(found.map((each) => [each.id, each]));
  for (const id of ids) {
    const access = stored.get(id);
    if (!access) throw await missing(id);
    if (visibleTo(actor, access) === 'not-found') throw refusal('not-found');
    judge(right, actor, access);
  }
}

/** Refuses blogs that the operator hid or deleted, which nobody else can publish. */
export async function requireUnblocked(ids: readonly string[]): Promise<void> {
  const found = await findBlogAccess(ids);
  if (found.some(({ blockedAt }) => blockedAt !== null))
    throw new AppError('blocked', sentence('blogs.rights.blocked'));
}

/** `requireAllowed` of a route of one blog: its owner's only. */
export const ownersOnly = ({ actor, params }: { actor: Actor; params: { id: string } }) =>
  requireOwner(actor, params.id);
