import 'server-only';
import { isEditable, type PlatformName, type Visibility } from '@/lib/constants/platforms.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import type { Backlink, PlatformCredential } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';

/** Lease of a job; longer than any try. */
const JOB_LEASE_MS = 150_000;

/** A claimed job. The end of the lease identifies the claim: an outdated one changes nothing. */
export type ClaimedSubmission = Pick<Backlink, 'id' | 'leaseExpiresAt'>;

const whereClaimed = ({ id, leaseExpiresAt }: ClaimedSubmission) => ({ id, leaseExpiresAt });

export type NewBacklink = {
  blogId: string;
  userId: string;
  platform: PlatformName;
  target: string;
  visibility: Visibility;
  encryptedSecret: string;
};

/** Queues a submission; again if it failed, was removed, has changed, or is a draft that becomes public. */
export async function queueSubmission(given: NewBacklink): Promise<{ id: string; isQueued: boolean }> {
  const { blogId, platform, target } = given;
  return (await db()).$transaction(async (tx) => {
    // Replaces a row of `saveFailed`.
    await tx.backlink.deleteMany({ where: { blogId, platform, target: '' } });
    const [queued] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO backlinks
        (id, blog_id, user_id, platform, target, visibility, encrypted_secret, due_at, updated_at)
      VALUES (${newId()}, ${blogId}, ${given.userId}, ${platform}, ${target},
        ${given.visibility}, ${given.encryptedSecret}, now(), now())
      ON CONFLICT (blog_id, platform, target) DO UPDATE SET
        status = 'pending', message = '', warning = '', visibility = excluded.visibility,
        encrypted_secret = excluded.encrypted_secret, user_id = excluded.user_id, removed_at = NULL,
        due_at = now(), lease_expires_at = NULL, created_at = now(), updated_at = now(), tries = 0,
        is_uncertain = backlinks.is_uncertain
          OR (backlinks.status = 'failed' AND backlinks.platform_url IS NOT NULL),
        platform_url = CASE WHEN backlinks.status = 'failed' THEN NULL ELSE backlinks.platform_url END,
        remote_id = CASE WHEN backlinks.status = 'failed' THEN NULL ELSE backlinks.remote_id END,
        rel = NULL, canonical_url = NULL, checked_at = NULL, seen_at = NULL, lost_at = NULL, checks = 0
      WHERE backlinks.status = 'failed' OR backlinks.removed_at IS NOT NULL
        OR (${isEditable(platform)} AND backlinks.status IN ('submitted', 'success') AND (
          (backlinks.posted_as = 'draft' AND excluded.visibility = 'public')
          OR backlinks.posted_at < (SELECT edited_at FROM blogs WHERE id = ${blogId})))
      RETURNING id`;
    if (queued) return { id: queued.id, isQueued: true };
    const where = { blogId_platform_target: { blogId, platform, target } };
    const { id } = await tx.backlink.findUniqueOrThrow({ where, select: { id: true } });
    return { id, isQueued: false };
  });
}

export async function saveFailed(given: Omit<NewBacklink, 'encryptedSecret'>, message: string) {
  const { blogId, platform, target } = given;
  await (await db()).backlink.upsert({
    where: { blogId_platform_target: { blogId, platform, target } },
    create: { ...given, id: newId(), status: 'failed', message },
    update: {},
  });
}

/** Claims the named due job, else the longest due of the user with the fewest under way; counts a try to send. */
export async function claimSubmission(id: string | null = null): Promise<Backlink | null> {
  const claimed = await claimNext<ClaimedSubmission>({
    table: 'backlinks',
    key: 'id',
    leaseMs: JOB_LEASE_MS,
    changes: Prisma.sql`tries = tries + CASE WHEN encrypted_secret IS NULL THEN 0 ELSE 1 END`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE} AND (${id}::text IS NULL OR id = ${id})`,
    order: Prisma.sql`
      (SELECT count(*) FROM backlinks other
       WHERE other.user_id = next.user_id AND other.lease_expires_at >= now()),
      due_at, id`,
    returning: Prisma.sql`id, lease_expires_at AS "leaseExpiresAt"`,
    // A concurrent `queueSubmission` of the same submission locks its row briefly.
    waitsForWrites: id !== null,
  });
  if (!claimed) return null;
  return (await (await db()).backlink.findFirst({ where: whereClaimed(claimed) })) ?? claimSubmission(id);
}

/** Changes a claimed job. @returns false when it was removed, or claimed by another worker, meanwhile */
export async function changeSubmission(job: ClaimedSubmission, data: Prisma.BacklinkUncheckedUpdateManyInput) {
  const { count } = await (await db()).backlink.updateMany({ where: whereClaimed(job), data });
  return count === 1;
}

/** Stores a job's outcome and ends its lease, unless it was removed or claimed by another worker meanwhile. */
export async function settleSubmission(job: ClaimedSubmission, data: Prisma.BacklinkUncheckedUpdateManyInput) {
  await changeSubmission(job, { ...data, leaseExpiresAt: null });
}

export async function makeDue(id: string): Promise<void> {
  await (await db()).backlink.updateMany({ where: { id }, data: { dueAt: new Date(0) } });
}

/** Ends all leases; only right when no other process can hold one. */
export async function releaseSubmissions(): Promise<void> {
  await (await db()).backlink.updateMany({ where: { leaseExpiresAt: { not: null } }, data: { leaseExpiresAt: null } });
}

/** Removes a submission from the list; the row stays to find the post again. @returns false while it is sent */
export async function removeBacklink(id: string): Promise<boolean> {
  const prisma = await db();
  const nothingSent = { platformUrl: null, remoteId: null, isUncertain: false };
  const { count } = await prisma.backlink.deleteMany({ where: { id, ...nothingSent } });
  if (count > 0) return true;
  const removed = await prisma.$executeRaw`
    UPDATE backlinks SET removed_at = now(), encrypted_secret = NULL, due_at = NULL, lease_expires_at = NULL
    WHERE id = ${id} AND NOT
      (is_uncertain AND encrypted_secret IS NOT NULL AND COALESCE(lease_expires_at > now(), FALSE))`;
  return removed > 0;
}

export async function deleteBacklink(id: string): Promise<void> {
  await (await db()).backlink.deleteMany({ where: { id } });
}

export async function saveCredential(userId: string, platform: PlatformName, encryptedSecret: string, target: string) {
  await (await db()).platformCredential.upsert({
    where: { userId_platform: { userId, platform } },
    create: { userId, platform, encryptedSecret, target },
    update: { encryptedSecret, target },
  });
}

/** Replaces encrypted credentials, unless they have changed meanwhile, by the same under another key. */
export async function reencryptCredential(
  { userId, platform, encryptedSecret: before }: PlatformCredential,
  encryptedSecret: string,
): Promise<void> {
  const where = { userId, platform, encryptedSecret: before };
  await (await db()).platformCredential.updateMany({ where, data: { encryptedSecret } });
}

export async function removeCredential(userId: string, platform: PlatformName): Promise<void> {
  await (await db()).platformCredential.deleteMany({ where: { userId, platform } });
}
