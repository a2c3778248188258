import type { Actor } from '@/lib/auth/actor.ts';

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
  /** Edit the text, publish elsewhere, see the score. */
  isOwner: boolean;
  maySaveStyle: boolean;
  /** Try styles on the screen without saving them. */
  mayTryStyle: boolean;
};

/**
 * What a viewer may do with a blog, on the server and in the browser alike (spec §5, §6): its owner everything; on an
 * ownerless blog everybody tries styles, any signed-in user and the visitor who made it save them; the sample is
 * nobody's to change.
 */
export function blogRights({ ownerId, isSample }: BlogOwnership, viewer: Viewer): BlogRights {
  const isOwner = ownerId !== undefined && ownerId === viewer.uid;
  const isOwnerless = ownerId === undefined && !isSample;
  const mayKeep = viewer.uid !== undefined || viewer.isMaker === true;
  return {
    isOwner,
    maySaveStyle: isOwner || (isOwnerless && mayKeep),
    mayTryStyle: isOwner || isOwnerless,
  };
}

/**
 * Whether signing in could give a viewer a right that they lack: never who is signed in already, and nobody on the
 * sample. On an owned blog a visitor may turn out to be its owner; a blog that a visitor made becomes theirs.
 */
export function signInMayGive(
  right: 'isOwner' | 'maySaveStyle',
  { ownerId, isSample }: BlogOwnership,
  viewer: Viewer,
): boolean {
  if (viewer.uid !== undefined || isSample) return false;
  return right === 'maySaveStyle' || ownerId !== undefined || viewer.isMaker === true;
}

/** Whose a stored blog is: a user's, or a visitor's while it has no owner. */
export type StoredOwnership = { userId: string | null; visitorId: string | null };

/** What everybody may know of whose a stored blog is. */
export function ownershipOf({ userId, visitorId }: StoredOwnership): BlogOwnership {
  return { ownerId: userId ?? undefined, isSample: userId === null && visitorId === null };
}

/** The actor of a request as the viewer of a stored blog. */
export function viewerOf(actor: Actor, { visitorId }: StoredOwnership): Viewer {
  return {
    uid: actor.kind === 'user' ? actor.user.id : undefined,
    isMaker: visitorId === actor.visitorId,
  };
}

/** Whether the actor owns a stored blog (spec §6, Blog owner). */
export function isOwner(actor: Actor, stored: StoredOwnership): boolean {
  return blogRights(ownershipOf(stored), viewerOf(actor, stored)).isOwner;
}
