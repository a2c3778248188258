import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { requireOwner } from '../authorization.ts';
import { deleteDraft, findDraft, writeDraft } from './mutations.ts';
import type { DraftChange, StoredDraft } from './schema.ts';

/** Unsaved changes of a blog's text, which its owner alone sees (docs/decisions/0079). */

/**
 * The unsaved text of a blog.
 * @throws AppError forbidden, not-found, gone
 */
export async function getDraft(actor: Actor, blogId: string): Promise<{ draft: StoredDraft | null }> {
  await requireOwner(actor, blogId);
  return { draft: await findDraft(blogId) };
}

/**
 * Stores the unsaved text of a blog.
 * @throws AppError forbidden, not-found, gone, and conflict when another window has stored one since
 */
export async function saveDraft(
  actor: Actor,
  blogId: string,
  { text, version }: DraftChange,
): Promise<{ version: string }> {
  await requireOwner(actor, blogId);
  const stored = await writeDraft(blogId, text, version);
  if (!stored) throw new AppError('conflict', DRAFT_MESSAGES.newer);
  return { version: stored };
}

/**
 * Deletes the unsaved text of a blog, unless it is another one by now.
 * @throws AppError forbidden, not-found, gone
 */
export async function discardDraft(actor: Actor, blogId: string, version: string): Promise<{ success: true }> {
  await requireOwner(actor, blogId);
  await deleteDraft(blogId, version);
  return { success: true };
}
