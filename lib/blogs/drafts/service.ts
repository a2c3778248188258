import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { requireOwner } from '../authorization.ts';
import { deleteDraft, findDraft, writeDraft } from './mutations.ts';
import type { DraftChange, StoredDraft } from './schema.ts';

/** Drafts of unsaved changes, visible to the owner only (docs/decisions/0079). */

/** The stored draft of a blog. Errors: forbidden, not-found, gone. */
export async function getDraft(actor: Actor, blogId: string): Promise<{ draft: StoredDraft | null }> {
  await requireOwner(actor, blogId);
  return { draft: await findDraft(blogId) };
}

/** Stores a draft. Errors: forbidden, not-found, gone; conflict if another window has stored a newer one. */
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

/** Deletes a draft unless it is newer by now. Errors: forbidden, not-found, gone. */
export async function discardDraft(actor: Actor, blogId: string, version: string): Promise<{ success: true }> {
  await requireOwner(actor, blogId);
  await deleteDraft(blogId, version);
  return { success: true };
}
