import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { toSessionUser } from '@/lib/auth/session-user.ts';
import { findBacklinksOf, toBacklink } from '@/lib/backlinks/queries.ts';
import { findEverythingOf } from '@/lib/blogs/queries.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { prepareAvatar } from '@/lib/images/service.ts';
import { removeUnusedPictures, storePictures } from '@/lib/images/store.ts';
import { signedRecords } from '@/lib/provenance/service.ts';
import { findDecisionsAbout } from '@/lib/reports/queries.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { findBelongings } from '@/lib/users/queries.ts';
import type { ProfileChange } from '@/lib/users/schema.ts';
import { findAllViews } from '@/lib/views/queries.ts';
import { deleteUser, saveProfile } from './mutations.ts';

/** Everything stored about a user, without passwords and credentials. */
export async function exportAccount(actor: UserActor) {
  const { id } = actor.user;
  const everything = await findEverythingOf(id);
  const provenance = await signedRecords(everything);
  const blogs = everything.map((blog) => ({ ...blog, provenance: provenance.get(blog.id) }));
  const backlinks = (await findBacklinksOf(id)).map(toBacklink);
  const belongings = await findBelongings(id);
  const views = await findAllViews(id);
  const account = toSessionUser(actor.user);
  const exportedAt = new Date().toISOString();
  const decisions = await findDecisionsAbout(id);
  return { exportedAt, account, blogs, views, backlinks, decisions, ...belongings };
}

/** Deletes an account and cancels its subscription. Errors: invalid-input if the typed email address differs. */
export async function deleteAccount(actor: UserActor, email: string): Promise<void> {
  if (email !== actor.user.email) {
    throw new AppError('invalid-input', 'This is not the email address of your account.');
  }
  await deleteUser(actor.user.id);
  void removeUnusedPictures();
  cancellations().notify();
}

async function placeAvatar(dataUrl: string, requester: string) {
  const { id, images } = await prepareAvatar(dataUrl, requester);
  return { id, pictures: await storePictures(images) };
}

/** Changes the author profile and removes a replaced avatar. Errors: invalid-input, unavailable, too-many-requests. */
export async function changeProfile(
  actor: UserActor,
  { displayName, biography, links, avatar }: ProfileChange,
): Promise<User> {
  const { user } = actor;
  if (avatar != null) await countTry('avatar', [`avatar of ${user.id}`]);
  const placed = avatar == null ? avatar : await placeAvatar(avatar, await requesterOf(actor));
  const data = {
    name: displayName,
    ...(biography !== undefined && { biography: biography || null }),
    ...(links && { links }),
  };
  const saved = await saveProfile(user.id, data, placed);
  if (avatar !== undefined) void removeUnusedPictures();
  return saved;
}
