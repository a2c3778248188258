import 'server-only';
import { isUpdatable, type PlatformName, type Visibility } from '@/lib/constants/platforms.ts';
import { db } from '@/lib/database/db.ts';
import { type Backlink, Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';

/** How long a job may be worked on before another worker takes it up; longer than any attempt lasts. */
const JOB_LEASE_MS = 150_000;

/** A job as one worker has claimed it. The end of the lease identifies the claim: an outdated one changes nothing. */
export type ClaimedJob = Pick<Backlink, 'id' | 'leaseExpiresAt'>;

const claimOf = ({ id, leaseExpiresAt }: ClaimedJob) => ({ id, leaseExpiresAt });

/** A submission as it is asked for. */
export type NewBacklink = {
  blogId: string;
  userId: string;
  platform: PlatformName;
  target: string;
  visibility: Visibility;
  encryptedSecret: string;
};

/**
 * Puts a submission into the queue. Queued again are one that failed, one that was removed, and one that is there but
 * can be brought up to date: its text was changed since, or it is a draft that is to be public. Any other stays as it
 * is. Whoever may be checking its page right now loses it.
 * @returns the row's id, and whether there is work to do for it
 */
export async function enqueue(given: NewBacklink): Promise<{ id: string; isQueued: boolean }> {
  const { blogId, platform, target } = given;
  return (await db()).$transaction(async (tx) => {
    // What could not even be queued says nothing any more.
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
        OR (${isUpdatable(platform)} AND backlinks.status IN ('submitted', 'success') AND (
          (backlinks.posted_as = 'draft' AND excluded.visibility = 'public')
          OR backlinks.posted_at < (SELECT edited_at FROM blogs WHERE id = ${blogId})))
      RETURNING id`;
    if (queued) return { id: queued.id, isQueued: true };
    const where = { blogId_platform_target: { blogId, platform, target } };
    const { id } = await tx.backlink.findUniqueOrThrow({ where, select: { id: true } });
    return { id, isQueued: false };
  });
}

/** Notes a submission that could not even be queued. */
export async function saveFailed(given: Omit<NewBacklink, 'encryptedSecret'>, message: string) {
  const { blogId, platform, target } = given;
  await (await db()).backlink.upsert({
    where: { blogId_platform_target: { blogId, platform, target } },
    create: { ...given, id: newId(), status: 'failed', message },
    update: {},
  });
}

/**
 * Claims one due job: of whoever has the fewest under way, the longest due; or the named one. Counts a try of one that is
 * to be sent.
 * @returns the row, or null when there is none to claim
 */
export async function claimJob(id: string | null = null): Promise<Backlink | null> {
  const claimed = await claimNext<ClaimedJob>({
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
    // Whoever asks for the same submission holds its row for a moment.
    waitsForWrites: id !== null,
  });
  if (!claimed) return null;
  // One that was removed since leaves its place to the next.
  return (await (await db()).backlink.findFirst({ where: claimOf(claimed) })) ?? claimJob(id);
}

/** Ends work on a job for now. Does nothing for one that was removed, or taken up by another, meanwhile. */
export async function settleJob(job: ClaimedJob, data: Prisma.BacklinkUncheckedUpdateManyInput): Promise<void> {
  await (await db()).backlink.updateMany({ where: claimOf(job), data: { ...data, leaseExpiresAt: null } });
}

/**
 * Notes, before a post is sent, that it may arrive without our knowing.
 * @param postedAt when the text that is sent was read
 * @returns false when it must not be sent: the job was removed, or taken up by another, meanwhile
 */
export async function markSending(job: ClaimedJob, postedAt: Date): Promise<boolean> {
  const { count } = await (await db()).backlink.updateMany({
    where: claimOf(job),
    data: { isUncertain: true, postedAt },
  });
  return count === 1;
}

/** Keeps a job's changed secret. */
export async function updateSecret(job: ClaimedJob, encryptedSecret: string): Promise<void> {
  await (await db()).backlink.updateMany({ where: claimOf(job), data: { encryptedSecret } });
}

/** Remembers a picture that was uploaded for a job's post. */
export async function addMediaId(job: ClaimedJob, mediaId: number): Promise<void> {
  await (await db()).backlink.updateMany({
    where: { ...claimOf(job), NOT: { mediaIds: { has: mediaId } } },
    data: { mediaIds: { push: mediaId } },
  });
}

/** Makes a published submission due to be checked now. */
export async function makeDue(id: string): Promise<void> {
  await (await db()).backlink.updateMany({ where: { id }, data: { dueAt: new Date(0) } });
}

/** Gives back the jobs of a process that died; right only where no other process can be working on them. */
export async function releaseJobs(): Promise<void> {
  await (await db()).backlink.updateMany({ where: { leaseExpiresAt: { not: null } }, data: { leaseExpiresAt: null } });
}

/**
 * Takes a submission out of its blog's list. What is on the platform stays there, and so does the row of what may be
 * there, so that submitting it again finds that post.
 * @returns false for one that is being sent right now
 */
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

/** Forgets a submission whose post is not there any more. */
export async function deleteBacklink(id: string): Promise<void> {
  await (await db()).backlink.deleteMany({ where: { id } });
}

/** Remembers encrypted credentials in the place of earlier ones. */
export async function saveCredential(
  userId: string,
  platform: PlatformName,
  encryptedSecret: string,
  target: string,
): Promise<void> {
  await (await db()).platformCredential.upsert({
    where: { userId_platform: { userId, platform } },
    create: { userId, platform, encryptedSecret, target },
    update: { encryptedSecret, target },
  });
}

/** Puts the same credentials, encrypted with another key, in the place of one that has not changed since. */
export async function reencryptCredential(
  { userId, platform, encryptedSecret: before }: { userId: string; platform: PlatformName; encryptedSecret: string },
  encryptedSecret: string,
): Promise<void> {
  await (await db()).platformCredential.updateMany({
    where: { userId, platform, encryptedSecret: before },
    data: { encryptedSecret },
  });
}

/** Forgets remembered credentials. */
export async function removeCredential(userId: string, platform: PlatformName): Promise<void> {
  await (await db()).platformCredential.deleteMany({ where: { userId, platform } });
}
