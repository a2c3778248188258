import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { changeSlug } from '@/lib/blogs/slug-mutations.ts';
import { blogChange, userChange } from '@/lib/changes/names.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { tagResponse } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isWithinLimit } from '@/lib/http/rate-limit.ts';
import { isId } from '@/lib/ids.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { countMissing, deleteRules, ignoreMissing, saveRules } from './address-mutations.ts';
import { findAddress, findRedirects } from './address-queries.ts';
import { MAX_PATH, ruleTarget, tidyPath } from './address-rules.ts';
import type { RedirectChanges } from './address-schema.ts';
import type { SitePage } from './schema.ts';

/** `isCurrent`: neither an earlier address of the blog nor one in capitals. */
type SiteAddress = { blogId: string; isCurrent: boolean } | { page: SitePage } | { to: string } | 'removed';

/** What a site has at a path; null, and logged unless told otherwise, if it has nothing there. */
export async function resolveAddress(username: string, given: string, isLogged = true): Promise<SiteAddress | null> {
  const tidy = tidyPath(given);
  const plain = tidy.toLowerCase();
  const found = isId(username) ? await findAddress(username, plain) : undefined;
  if (!found) return null;
  const { userId, rank, blogId, page, path, target } = found;
  tagResponse(userChange(userId), ...(blogId ? [blogChange(blogId)] : []));
  if (rank === null) {
    const mayBeLogged = isLogged && plain.length <= MAX_PATH;
    if (mayBeLogged && (await isWithinLimit('missingAddress', `site of ${userId}`))) await countMissing(userId, plain);
    return null;
  }
  if (blogId) return { blogId, isCurrent: path === null && tidy === plain };
  if (page) return tidy === plain ? { page } : { to: `${siteBase(username)}${plain}` };
  return path && target ? { to: ruleTarget(path, target, tidy, siteBase(username)) } : 'removed';
}

export const readRedirects = ({ user }: UserActor) => findRedirects(user.id);

/** @throws AppError invalid-input */
export async function changeRedirects(actor: UserActor, { rules, removed, ignored }: RedirectChanges) {
  const { id } = actor.user;
  if (rules.length > 0 && !(await saveRules(id, rules))) {
    throw new AppError('invalid-input', sentence('settingsRefusals.rules.many'));
  }
  if (removed.length > 0) await deleteRules(id, removed);
  if (ignored.length > 0) await ignoreMissing(id, ignored);
  return readRedirects(actor);
}

/** Changes the address of a blog by hand. @throws AppError conflict */
export async function changeAddress(actor: UserActor, blogId: string, wished: string): Promise<{ slug: string }> {
  await requireOwner(actor, blogId);
  const slug = await changeSlug(blogId, actor.user.id, wished);
  if (slug === null) throw new AppError('conflict', sentence('blogAddress.taken'));
  return { slug };
}
