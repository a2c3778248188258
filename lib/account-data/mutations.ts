import 'server-only';
import { deleteRows } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma, type User } from '@/lib/generated/prisma/client.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { queueCancellations } from '@/lib/subscription/cancellation-mutations.ts';
import { userQuotaKey } from '@/lib/users/rules.ts';

type ProfileData = { name: string; biography?: string | null; links?: string[] };

type NewAvatar = { id: string; pictures: readonly PlacedPicture[] };

/** Saves an author profile; an undefined avatar is kept, null removes it. */
export async function saveProfile(
  userId: string,
  data: ProfileData,
  avatar: NewAvatar | null | undefined,
): Promise<User> {
  return (await db()).$transaction(async (tx) => {
    if (avatar === undefined) return tx.user.update({ where: { id: userId }, data });
    // Locks the user, so that of two changes the second removes the pictures of the first.
    const user = await tx.user.update({ where: { id: userId }, data: { ...data, avatarId: avatar?.id ?? null } });
    await tx.image.deleteMany({ where: { userId } });
    if (avatar) await addPictures(tx, { userId }, avatar.pictures);
    return user;
  });
}

/** Deletes a user with all data, and queues the cancellation at Stripe. */
export async function deleteUser(id: string): Promise<void> {
  const prisma = await db();
  await prisma.$transaction([
    prisma.quota.deleteMany({ where: { key: userQuotaKey(id) } }),
    // Batches first, as queueing the next blog of a batch locks its row.
    prisma.batch.deleteMany({ where: { actor: `user:${id}` } }),
    prisma.generation.deleteMany({ where: { actor: `user:${id}` } }),
    // The log of decisions stays, without the account.
    prisma.decision.updateMany({ where: { userId: id }, data: { userId: null } }),
    ...queueCancellations(prisma, id),
    // The operator's decision stays visible; other blogs leave nothing.
    deleteRows(prisma, Prisma.sql`user_id = ${id} AND blocked_at IS NOT NULL`),
    prisma.user.delete({ where: { id } }),
  ]);
}
