import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { PrismaClient } from '@/lib/generated/prisma/client.ts';

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
