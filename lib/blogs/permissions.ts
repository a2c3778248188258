import type { Actor } from '@/lib/access/actor';

/** Whose a blog is: a user's, or a visitor's while it has no owner. */
export type Ownership = { userId: string | null; visitorId: string | null };

/** Whether the actor owns the blog (spec §6, Blog owner). */
export function isOwner(actor: Actor, blog: Ownership): boolean {
  return actor.kind === 'user' && blog.userId === actor.user.id;
}

/**
 * Whether the actor may save another style: the owner; on an ownerless blog any signed-in user, and the visitor who made
 * it.
 */
export function maySaveStyle(actor: Actor, blog: Ownership): boolean {
  if (blog.userId !== null) return isOwner(actor, blog);
  // A blog that no visitor made (the sample) is nobody's to change.
  if (blog.visitorId === null) return false;
  return actor.kind === 'user' || blog.visitorId === actor.visitorId;
}
