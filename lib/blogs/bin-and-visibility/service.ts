import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { BIN_DAYS, MAX_BLOGS_AT_ONCE, OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import { requireRight, requireRightOnAll, requireUnblocked } from '../authorization.ts';
import { deleteBlogs, publishNextDue, putIntoBin, saveVisibility, takeFromBin } from '../mutations.ts';
import { type BlogOwner, findBin, findBlogAccess } from '../queries.ts';
import type { Bin, VisibilityChange } from '../schema.ts';

/** Deletion with undo (docs/decisions/0071), and publication. */

const DAY_MS = 24 * 60 * 60 * 1000;

const actorOwner = (actor: Actor): BlogOwner =>
  actor.kind === 'user' ? { userId: actor.user.id } : { userId: null, visitorId: actor.visitorId };

type Done = Exclude<KeyIn<'blogs.activity'>, 'scheduled' | 'created' | 'publishedOnTime'> | { time: Date };

async function noteBlogs(actor: Actor, blogs: readonly { title: string }[], done: Done, count = blogs.length) {
  const [blog] = blogs;
  if (actor.kind !== 'user' || !blog) return;
  const about = { count, title: blog.title };
  const text =
    typeof done === 'string'
      ? note(`blogs.activity.${done}`, about)
      : note('blogs.activity.scheduled', { ...about, ...done });
  await noteActivity({ userId: actor.user.id, kind: 'publication', text, by: actor.access?.name });
}

export async function deleteBlog(actor: Actor, id: string): Promise<void> {
  await requireRight('mayDelete', id, actor);
  await putIntoBin([id]);
  await noteBlogs(actor, await findBlogAccess([id]), 'trashed');
}

/** Moves blogs to the bin, all or none. */
export async function deleteSeveral(actor: Actor, ids: readonly string[]): Promise<void> {
  await requireRightOnAll('mayDelete', ids, actor);
  await putIntoBin(ids);
  await noteBlogs(actor, await findBlogAccess(ids), 'trashed');
}

/** Restores blogs from the bin, all or none. */
export async function restoreBlogs(actor: Actor, ids: readonly string[]): Promise<void> {
  await requireRightOnAll('mayDelete', ids, actor);
  await requireUnblocked(ids);
  await takeFromBin(ids);
  await noteBlogs(actor, await findBlogAccess(ids), 'restored');
}

/** The actor's bin: the first hundred blogs, latest deletion first, and the total. */
export async function listBin(actor: Actor): Promise<Bin> {
  const { rows, total } = await findBin(actorOwner(actor), MAX_BLOGS_AT_ONCE);
  const blogs = rows.map(({ deletedAt, blockedAt, ...row }) => {
    const since = deletedAt ?? new Date();
    const days = blockedAt ? OBJECTION_DAYS : BIN_DAYS;
    const goneAt = new Date((blockedAt ?? since).getTime() + days * DAY_MS);
    const isBlocked = blockedAt !== null;
    return { ...row, isBlocked, deletedAt: since.toISOString(), goneAt: goneAt.toISOString() };
  });
  return { blogs, total };
}

/** Permanently deletes blogs of the actor's bin ('all': every one). */
export async function deleteForGood(actor: Actor, ids: readonly string[] | 'all'): Promise<void> {
  if (ids !== 'all') await requireRightOnAll('mayDelete', ids, actor);
  const chosen = ids === 'all' ? actorOwner(actor) : { id: { in: [...ids] } };
  const { rows, total } = await findBin(chosen, 1);
  await deleteBlogs(chosen);
  await noteBlogs(actor, rows, 'gone', total);
}

const daysAgo = (days: number) => ({ lt: new Date(Date.now() - days * DAY_MS) });

/** Permanently deletes blogs after 30 days in the bin, and those that the operator removed once nobody can object. */
export async function sweepBin(): Promise<void> {
  await deleteBlogs({
    deletedAt: daysAgo(BIN_DAYS),
    OR: [{ blockedAt: null }, { blockedAt: daysAgo(OBJECTION_DAYS) }],
  });
}

/** Sets visibility and publication time of all or none. */
export async function changeVisibility(actor: Actor, change: VisibilityChange): Promise<void> {
  const { ids, visibility, publishAt, aiOptOuts } = change;
  await requireRightOnAll('isOwner', ids, requireUser(actor));
  await requireUnblocked(ids);
  const before = await findBlogAccess(ids);
  await saveVisibility(ids, visibility, publishAt === undefined ? null : new Date(publishAt), aiOptOuts);
  const changed = before.filter((blog) => publishAt || blog.visibility !== visibility);
  const done = publishAt ? { time: new Date(publishAt) } : visibility;
  await noteBlogs(actor, changed, done);
}

/** Publishes the drafts whose set time has come; safe in several processes. */
export async function publishOnTime(): Promise<void> {
  for (let next = await publishNextDue(); next; next = await publishNextDue()) {
    log().info({ blog: next.id }, 'published at the set time');
  }
}
