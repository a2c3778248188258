import 'server-only';
import { deleteRows } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { type OwnPicture, pictureId, replaceOwnPicture } from '@/lib/images/mutations.ts';
import { jobId, queueJobs } from '@/lib/jobs/mutations.ts';
import { cancellation } from '@/lib/subscription/cancellation.ts';
import { lockCustomers } from '@/lib/subscription/queries.ts';
import { userQuotaKey } from '@/lib/users/rules.ts';
import { SITE_PICTURE } from '@/lib/users/site.ts';

type ProfileData = { name: string; biography?: string | null; links?: string[] };

export async function saveProfile(userId: string, data: ProfileData, avatar: OwnPicture) {
  return (await db()).$transaction(async (tx) => {
    // Locks the user, so that of two changes the second removes the pictures of the first.
    const user = await tx.user.update({ where: { id: userId }, data: { ...data, avatarId: pictureId(avatar) } });
    await replaceOwnPicture(tx, { userId, id: { not: { startsWith: SITE_PICTURE } } }, avatar);
    return user;
  });
}

/** Deletes a user with all data, and queues the cancellation at Stripe. */
export async function deleteUser(id: string): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    await tx.quota.deleteMany({ where: { key: userQuotaKey(id) } });
    // Batches first, as continuing one locks its row.
    await tx.batch.deleteMany({ where: { actor: `user:${id}` } });
    await tx.generation.deleteMany({ where: { actor: `user:${id}` } });
    await tx.idempotentAnswer.deleteMany({ where: { actor: `user:${id}` } });
    // The log of decisions stays, without the account.
    await tx.decision.updateMany({ where: { userId: id }, data: { userId: null } });
    await tx.job.deleteMany({ where: { id: { in: [jobId('signup', id), jobId('domain', id)] } } });
    await queueJobs((await lockCustomers(tx, id)).map(cancellation), tx);
    // The operator's decision stays visible; other blogs leave nothing.
    await deleteRows(tx, Prisma.sql`user_id = ${id} AND blocked_at IS NOT NULL`);
    await tx.user.delete({ where: { id } });
  });
}
