import 'server-only';
import type { UserActor } from '@/lib/access/actor';
import { toSessionUser } from '@/lib/auth/session-user';
import { findEverythingOf } from '@/lib/blogs/queries';
import { revalidateBlogs, revalidateProfile } from '@/lib/blogs/revalidate';
import { AppError } from '@/lib/http/errors';
import { endSubscriptions, runningSubscriptions } from '@/lib/subscription/service';
import { deleteUser } from './mutations';

/**
 * Everything we hold about a user, for them to keep: account and blogs with their pictures' addresses.
 */
export async function exportAccount(actor: UserActor) {
  const blogs = await findEverythingOf(actor.user.id);
  return { exportedAt: new Date().toISOString(), account: toSessionUser(actor.user), blogs };
}

/**
 * Removes an account and everything in it, and ends its subscription.
 * @param email the account's address as the user typed it to confirm
 * @throws AppError invalid-input when it is another address
 */
export async function deleteAccount(actor: UserActor, email: string): Promise<void> {
  if (email !== actor.user.email) {
    throw new AppError('invalid-input', 'This is not the email address of your account.');
  }
  const blogs = await findEverythingOf(actor.user.id);
  const subscriptions = await runningSubscriptions(actor.user.id);
  await deleteUser(actor.user.id);
  await endSubscriptions(subscriptions);
  revalidateBlogs(blogs.map((blog) => blog.id));
  revalidateProfile(actor.user.slug);
}
