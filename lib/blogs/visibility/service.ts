import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { requireRightOnAll } from '../authorization.ts';
import type { VisibilityChange } from '../schema.ts';
import { saveVisibility } from './mutations.ts';

/**
 * Says who may see some blogs, all or none (docs/decisions/0072). A draft may be given the time at which it becomes
 * public; any other change takes that time away.
 * @throws AppError unauthenticated, forbidden, not-found
 */
export async function changeVisibility(
  actor: Actor,
  { ids, visibility, publishAt }: VisibilityChange,
): Promise<{ success: true }> {
  await requireRightOnAll('isOwner', ids, requireUser(actor));
  await saveVisibility(ids, visibility, publishAt === undefined ? null : new Date(publishAt));
  return { success: true };
}
