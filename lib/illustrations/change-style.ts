import 'server-only';
import type { Actor } from '@/lib/auth/actor';
import { requireRight } from '@/lib/blogs/editing';
import { saveStyle } from '@/lib/blogs/mutations';
import type { StyleChange } from '@/lib/blogs/schema';
import { getBlog } from '@/lib/blogs/service';
import { redraw } from './drawings';

/**
 * Saves a blog's style and color theme, with its illustrations drawn in them (spec §4, §6).
 * @throws AppError sign-in-required for whoever may once signed in, forbidden, not-found
 */
export async function changeStyle(actor: Actor, change: StyleChange): Promise<{ success: true }> {
  await requireRight('maySaveStyle', change.blogId, actor);
  const { content } = await getBlog(change.blogId);
  await saveStyle(change, await redraw(change.blogId, content.sections, change));
  return { success: true };
}
