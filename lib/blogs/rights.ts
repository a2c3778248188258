import type { Actor } from '@/lib/auth/actor.ts';
import type { Blog } from '@/lib/generated/prisma/client.ts';

/** The public part of a blog's ownership; the sample blog has no owner. */
export type BlogOwnership = { ownerId?: string | undefined; isSample?: boolean | undefined };

/** No `uid` if signed out. `isMaker`: whether this browser's visitor made the blog; only the server knows. */
export type Viewer = { uid?: string | undefined; isMaker?: boolean };

/**
 * A viewer's rights on a blog, the same in server and browser (spec §5, §6). An ownerless blog can be styled by anybody, the
 * style saved by users and its maker, and the blog deleted and translated by its maker. Nobody changes the sample.
 */
export function blogRights({ ownerId, isSample }: BlogOwnership, viewer: Viewer) {
  const isOwner = ownerId !== undefined && ownerId === viewer.uid;
  const isOwnerless = ownerId === undefined && !isSample;
  const mayKeep = viewer.uid !== undefined || viewer.isMaker === true;
  const isOwn = isOwner || (isOwnerless && viewer.isMaker === true);
  return {
    // Edit, publish, change visibility, see the score.
    isOwner,
    mayDelete: isOwn,
    mayTranslate: isOwn,
    maySaveStyle: isOwner || (isOwnerless && mayKeep),
    // Try styles without saving them.
    mayTryStyle: isOwner || isOwnerless,
  };
}

export type BlogRights = ReturnType<typeof blogRights>;

export type RequiredRight = Exclude<keyof BlogRights, 'mayTryStyle'>;

/** Whether signing in could give a visitor a missing right, as the blog's owner or maker. */
export function signInMayGive(right: RequiredRight, { ownerId, isSample }: BlogOwnership, viewer: Viewer): boolean {
  if (viewer.uid !== undefined || isSample) return false;
  return right === 'maySaveStyle' || ownerId !== undefined || viewer.isMaker === true;
}

export type StoredOwnership = Pick<Blog, 'userId' | 'visitorId'>;

export const readOwnership = ({ userId, visitorId }: StoredOwnership): BlogOwnership => ({
  ownerId: userId ?? undefined,
  isSample: userId === null && visitorId === null,
});

export type StoredAccess = StoredOwnership & Pick<Blog, 'visibility' | 'deletedAt' | 'blockedAt'>;

/** Whether the actor (none: anybody) sees a blog (decision 131). Only owners see drafts and hidden ones, nobody the bin. */
export function visibleTo(actor: Actor | undefined, { visibility, deletedAt, blockedAt, ...stored }: StoredAccess) {
  const isOwn = actor !== undefined && blogRights(readOwnership(stored), actorViewer(actor, stored)).mayDelete;
  if (visibility === 'draft' && !isOwn) return 'not-found';
  if (blockedAt !== null && (deletedAt !== null || !isOwn)) return 'blocked';
  return deletedAt === null ? 'visible' : 'gone';
}

export const actorViewer = (actor: Actor, { visitorId }: StoredOwnership): Viewer => ({
  uid: actor.kind === 'user' ? actor.user.id : undefined,
  isMaker: visitorId === actor.visitorId,
});

export const isOwner = (actor: Actor, stored: StoredOwnership): boolean =>
  blogRights(readOwnership(stored), actorViewer(actor, stored)).isOwner;
