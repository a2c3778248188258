import type { Actor } from '@/lib/auth/actor.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';

/** Whose a blog is, as far as everybody may know it. */
export type BlogOwnership = {
  /** Absent while nobody owns the blog. */
  ownerId?: string | undefined;
  /** No visitor made it: it came with the product. */
  isSample?: boolean | undefined;
};

/** Who looks at a blog. */
export type Viewer = {
  /** Absent while signed out. */
  uid?: string | undefined;
  /** Whether this browser's visitor made the blog before signing in; only the server can tell. */
  isMaker?: boolean;
};

/** What a viewer may do with a blog (spec §5, §6). */
export type BlogRights = {
  /** Edit the text, say who may see it, publish elsewhere, see the score. */
  isOwner: boolean;
  /** Put it into the bin and take it out again. */
  mayDelete: boolean;
  /** Have it written in another language. */
  mayTranslate: boolean;
  maySaveStyle: boolean;
  /** Try styles on the screen without saving them. */
  mayTryStyle: boolean;
};

/**
 * What a viewer may do with a blog, on the server and in the browser alike (spec §5, §6): its owner everything; on an
 * ownerless blog everybody tries styles, any signed-in user and the visitor who made it save them, and that visitor may
 * delete it and have it translated; the sample is nobody's to change.
 */
export function blogRights({ ownerId, isSample }: BlogOwnership, viewer: Viewer): BlogRights {
  const isOwner = ownerId !== undefined && ownerId === viewer.uid;
  const isOwnerless = ownerId === undefined && !isSample;
  const mayKeep = viewer.uid !== undefined || viewer.isMaker === true;
  const isOwn = isOwner || (isOwnerless && viewer.isMaker === true);
  return {
    isOwner,
    mayDelete: isOwn,
    mayTranslate: isOwn,
    maySaveStyle: isOwner || (isOwnerless && mayKeep),
    mayTryStyle: isOwner || isOwnerless,
  };
}

/** A right that an action needs. */
export type RequiredRight = 'isOwner' | 'mayDelete' | 'mayTranslate' | 'maySaveStyle';

/**
 * Whether signing in could give a viewer a right that they lack: never who is signed in already, and nobody on the
 * sample. On an owned blog a visitor may turn out to be its owner; a blog that a visitor made becomes theirs.
 */
export function signInMayGive(right: RequiredRight, { ownerId, isSample }: BlogOwnership, viewer: Viewer): boolean {
  if (viewer.uid !== undefined || isSample) return false;
  return right === 'maySaveStyle' || ownerId !== undefined || viewer.isMaker === true;
}

/** Whose a stored blog is: a user's, or a visitor's while it has no owner. */
export type StoredOwnership = { userId: string | null; visitorId: string | null };

/** What everybody may know of whose a stored blog is. */
export function ownershipOf({ userId, visitorId }: StoredOwnership): BlogOwnership {
  return { ownerId: userId ?? undefined, isSample: userId === null && visitorId === null };
}

/** What decides who may see a stored blog. */
export type StoredAccess = StoredOwnership & { visibility: BlogVisibility; deletedAt: Date | null };

/**
 * Whether whoever looks may see a blog, wherever it is shown (docs/decisions/0072): a draft exists for its owner alone,
 * and one in the bin is gone for everybody.
 * @param actor who looks; without one, anybody
 */
export function visibleTo(
  actor: Actor | undefined,
  { visibility, deletedAt, ...stored }: StoredAccess,
): 'visible' | 'not-found' | 'gone' {
  // Whoever may delete a blog is whose it is, with an account or without.
  const isOwn = actor !== undefined && blogRights(ownershipOf(stored), viewerOf(actor, stored)).mayDelete;
  if (visibility === 'draft' && !isOwn) return 'not-found';
  return deletedAt === null ? 'visible' : 'gone';
}

/** The actor of a request as the viewer of a stored blog. */
export function viewerOf(actor: Actor, { visitorId }: StoredOwnership): Viewer {
  return { uid: actor.kind === 'user' ? actor.user.id : undefined, isMaker: visitorId === actor.visitorId };
}

/** Whether the actor owns a stored blog (spec §6, Blog owner). */
export function isOwner(actor: Actor, stored: StoredOwnership): boolean {
  return blogRights(ownershipOf(stored), viewerOf(actor, stored)).isOwner;
}
