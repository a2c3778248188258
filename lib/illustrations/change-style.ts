import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { requireRight, requireRightOnAll } from '@/lib/blogs/authorization.ts';
import { saveStyle } from '@/lib/blogs/editing/mutations.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import type { Blog, StyleChange, StyleChangeOfSeveral } from '@/lib/blogs/schema.ts';
import { redraw } from './drawings.ts';

/**
 * Saves a blog's style and color theme, with its illustrations drawn in them (spec §4, §6).
 * @throws AppError sign-in-required where signing in would allow it, forbidden, not-found, gone
 */
export async function changeStyle(actor: Actor, change: StyleChange): Promise<{ success: true }> {
  await requireRight('maySaveStyle', change.blogId, actor);
  await redrawAndSave(await getBlog(change.blogId, actor), change);
  return { success: true };
}

/**
 * Saves one style and color theme for some blogs of the actor. Nothing is changed where one of them may not be; each is
 * then saved for itself, as drawing takes longer than a transaction should.
 * @throws AppError unauthenticated, forbidden, not-found, gone
 */
export async function changeStyleOfSeveral(
  actor: Actor,
  { ids, ...styling }: StyleChangeOfSeveral,
): Promise<{ success: true }> {
  await requireRightOnAll('isOwner', ids, requireUser(actor));
  const blogs = await Promise.all(ids.map((id) => getBlog(id, actor)));
  for (const blog of blogs) await redrawAndSave(blog, { blogId: blog.id, ...styling });
  return { success: true };
}

async function redrawAndSave(blog: Blog, change: StyleChange): Promise<void> {
  await saveStyle(change, await redraw(blog, change));
}
