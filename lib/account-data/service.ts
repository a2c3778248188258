import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { toSessionUser } from '@/lib/auth/session-user.ts';
import { findBacklinksOf, toBacklink } from '@/lib/backlinks/queries.ts';
import { findEverythingOf } from '@/lib/blogs/queries.ts';
import { AppError } from '@/lib/http/errors.ts';
import { removeUnusedPictures } from '@/lib/images/store.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { findBelongings } from '@/lib/users/queries.ts';
import { findAllViews } from '@/lib/views/queries.ts';
import { deleteUser } from './mutations.ts';

/**
 * Everything we hold about a user, for them to keep: account, blogs with their pictures' addresses, earlier texts,
 * how often they were read, backlinks, identities and what Stripe knows them by. Never a password or a credential.
 */
export async function exportAccount(actor: UserActor) {
  const { id } = actor.user;
  const blogs = await findEverythingOf(id);
  const backlinks = (await findBacklinksOf(id)).map(toBacklink);
  const belongings = await findBelongings(id);
  const views = await findAllViews(id);
  const account = toSessionUser(actor.user);
  const exportedAt = new Date().toISOString();
  return { exportedAt, account, blogs, views, backlinks, ...belongings };
}

/**
 * Removes an account and everything in it, and has its subscription canceled.
 * @param email the account's address as the user typed it to confirm
 * @throws AppError invalid-input when it is another address
 */
export async function deleteAccount(actor: UserActor, email: string): Promise<void> {
  if (email !== actor.user.email) {
    throw new AppError('invalid-input', 'This is not the email address of your account.');
  }
  await deleteUser(actor.user.id);
  void removeUnusedPictures();
  cancellations().notify();
}
