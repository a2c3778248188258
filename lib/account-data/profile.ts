import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { prepareAvatar } from '@/lib/images/service.ts';
import { removeUnusedPictures, storePictures } from '@/lib/images/store.ts';
import type { ProfileChange } from '@/lib/users/schema.ts';
import { saveProfile } from './mutations.ts';

/** Checks, re-encodes and stores the pictures of an avatar. */
async function placeAvatar(dataUrl: string, requester: string) {
  const { id, images } = await prepareAvatar(dataUrl, requester);
  return { id, pictures: await storePictures(images) };
}

/**
 * Changes how the actor is shown as an author: name, biography, links, avatar. The pictures of an earlier avatar are removed.
 * @throws AppError invalid-input for a file that is no picture we take, unavailable when it cannot be stored,
 *   too-many-requests after many pictures
 */
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
