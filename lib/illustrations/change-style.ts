import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireRight } from '@/lib/blogs/authorization.ts';
import { saveStyle } from '@/lib/blogs/mutations.ts';
import type { StyleChange } from '@/lib/blogs/schema.ts';
import { getBlog } from '@/lib/blogs/service.ts';
import { redraw } from './drawings.ts';

/**
 * Saves a blog's style and color theme, with its illustrations drawn in them (spec §4, §6).
 * @throws AppError sign-in-required for whoever may once signed in, forbidden, not-found, gone
 */
export async function changeStyle(actor: Actor, change: StyleChange): Promise<{ success: true }> {
  await requireRight('maySaveStyle', change.blogId, actor);
  const { content } = await getBlog(change.blogId, actor);
  await saveStyle(change, await redraw(change.blogId, content.sections, change));
  return { success: true };
}
