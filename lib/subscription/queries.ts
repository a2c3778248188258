import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';

export async function findSubscriptions(userId: string) {
  return (await db()).subscription.findMany({ where: { userId } });
}

export async function findAllSubscriptions() {
  return (await db()).subscription.findMany();
}

export async function findSubscription(id: string) {
  return (await db()).subscription.findUnique({ where: { id } });
}

export async function findCustomerId(userId: string): Promise<string | null> {
  return (await (await db()).stripeCustomer.findUnique({ where: { userId } }))?.id ?? null;
}

export async function findCustomerOwner(customerId: string): Promise<string | null> {
  return (await (await db()).stripeCustomer.findUnique({ where: { id: customerId } }))?.userId ?? null;
}

/** A user's customers that Stripe may charge. The lock keeps a concurrent checkout from adding one unseen. */
export async function lockCustomers(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM stripe_customers WHERE user_id = ${userId}
    UNION SELECT customer_id FROM subscriptions WHERE user_id = ${userId} AND ended_at IS NULL`;
  return rows.map(({ id }) => id);
}

export async function findSetUpTime(): Promise<Date> {
  const [row] = await (await db()).$queryRaw<{ at: Date | null }[]>`
    SELECT min(started_at) AS at FROM _prisma_migrations`;
  if (!row?.at) throw new Error('no migration is recorded');
  return row.at;
}
