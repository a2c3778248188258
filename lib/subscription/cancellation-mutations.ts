import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma, type PrismaClient } from '@/lib/generated/prisma/client.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';

/** Time limit of one attempt, in ms: every Stripe request at its slowest. */
const LEASE_MS = 5 * 60 * 1000;

/** A job of a Stripe customer. The lease's end identifies the claim: an outdated one changes nothing. */
export type ClaimedCancellation = { id: string; tries: number; createdAt: Date; leaseExpiresAt: Date };

/** Queues jobs while a user is deleted. The lock keeps a concurrent checkout from adding a customer unseen. */
export const queueCancellations = (prisma: PrismaClient, userId: string) => [
  prisma.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`,
  prisma.$executeRaw`
    INSERT INTO stripe_cancellations (customer_id)
    SELECT id FROM stripe_customers WHERE user_id = ${userId}
    UNION SELECT customer_id FROM subscriptions WHERE user_id = ${userId} AND ended_at IS NULL
    ON CONFLICT DO NOTHING`,
];

/** Queues the job of a customer without an account, once. */
export async function queueCancellation(customerId: string): Promise<void> {
  await (await db()).stripeCancellation.createMany({ data: [{ customerId }], skipDuplicates: true });
}

/** Claims the next due job and counts the attempt; null if none is due. */
export async function claimCancellation(): Promise<ClaimedCancellation | null> {
  return claimNext({
    table: 'stripe_cancellations',
    key: 'customer_id',
    leaseMs: LEASE_MS,
    changes: Prisma.sql`tries = tries + 1`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`due_at, customer_id`,
    returning: Prisma.sql`customer_id AS id, tries, created_at AS "createdAt", lease_expires_at AS "leaseExpiresAt"`,
  });
}

const claimOf = ({ id, leaseExpiresAt }: ClaimedCancellation) => ({ customerId: id, leaseExpiresAt });

/** Deletes a finished job. */
export async function deleteCancellation(job: ClaimedCancellation): Promise<void> {
  await (await db()).stripeCancellation.deleteMany({ where: claimOf(job) });
}

/** Sets when a job is retried. */
export async function postponeCancellation(job: ClaimedCancellation, dueAt: Date): Promise<void> {
  await (await db()).stripeCancellation.updateMany({ where: claimOf(job), data: { dueAt, leaseExpiresAt: null } });
}
