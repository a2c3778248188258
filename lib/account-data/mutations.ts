import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { queueCancellations } from '@/lib/subscription/cancellation-mutations.ts';
import { userQuotaKey } from '@/lib/users/rules.ts';

/** What of a user changes; what is undefined stays as it is. */
type ProfileData = { name: string; biography?: string | null; links?: string[] };

/** An avatar that takes the place of the present one: its pictures have their bytes in their place already. */
type NewAvatar = { id: string; pictures: readonly PlacedPicture[] };

/**
 * Saves how an author is shown, all or nothing.
 * @param avatar undefined keeps the present one, null removes it
 */
export async function saveProfile(
  userId: string,
  data: ProfileData,
  avatar: NewAvatar | null | undefined,
): Promise<User> {
  return (await db()).$transaction(async (tx) => {
    if (avatar === undefined) return tx.user.update({ where: { id: userId }, data });
    // First, so that of two changes at once the second finds and removes the pictures of the first.
    const user = await tx.user.update({ where: { id: userId }, data: { ...data, avatarId: avatar?.id ?? null } });
    await tx.image.deleteMany({ where: { userId } });
    if (avatar) await addPictures(tx, { userId }, avatar.pictures);
    return user;
  });
}

/** Removes a user and everything that is theirs, and queues the end of what they are charged at Stripe. */
export async function deleteUser(id: string): Promise<void> {
  const prisma = await db();
  await prisma.$transaction([
    prisma.quota.deleteMany({ where: { key: userQuotaKey(id) } }),
    // Batches first: whoever queues the next blog of one holds its row.
    prisma.batch.deleteMany({ where: { actor: `user:${id}` } }),
    prisma.generation.deleteMany({ where: { actor: `user:${id}` } }),
    ...queueCancellations(prisma, id),
    prisma.user.delete({ where: { id } }),
  ]);
}
