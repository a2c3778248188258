import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { RENEWAL_GRACE_MS, type Snapshot, WITH_ACCESS } from './rules.ts';

/** The subscription was written since its revision was read; nothing is stored. */
export class StaleSnapshotError extends Error {}

/** Stores Stripe's state; `seenRevision` was read before asking Stripe. @throws StaleSnapshotError */
export async function saveSnapshot(snapshot: Snapshot, seenRevision: number): Promise<void> {
  const { id, customerId, userId } = snapshot;
  await (await db()).$transaction(async (tx) => {
    await tx.stripeCustomer.createMany({ data: [{ id: customerId, userId }], skipDuplicates: true });
    const where = { id, revision: seenRevision };
    const { count } = await (seenRevision === 0
      ? tx.subscription.createMany({ data: [snapshot], skipDuplicates: true })
      : tx.subscription.updateMany({ where, data: { ...snapshot, revision: { increment: 1 } } }));
    if (count !== 1) throw new StaleSnapshotError(id);
  });
}

export async function endUnknownSubscription(id: string): Promise<void> {
  await (await db()).subscription.updateMany({
    where: { id, endedAt: null },
    data: { status: 'canceled', endedAt: new Date(), revision: { increment: 1 } },
  });
}

export async function saveCustomer(userId: string, id: string): Promise<void> {
  await (await db()).stripeCustomer.upsert({ where: { userId }, create: { id, userId }, update: { id } });
}

/** When access ends by time alone: `accessEnd` in rules.ts. */
const ACCESS_END = Prisma.sql`COALESCE(cancel_at,
  current_period_end + CASE status WHEN 'past_due' THEN 0 ELSE ${RENEWAL_GRACE_MS}::bigint END * interval '1 millisecond')`;

/** Allowed clock difference between processes, in ms, so that no outdated response is cached again. */
const CLOCK_MARGIN_MS = 10_000;

/** Marks subscriptions that ended by time. The write notifies all processes' caches. */
export async function markLapses(): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE subscriptions SET lapsed_at = ${ACCESS_END} WHERE id IN (
      SELECT id FROM subscriptions
      WHERE ended_at IS NULL AND status = ANY(${[...WITH_ACCESS]})
        AND ${ACCESS_END} <= now() - ${CLOCK_MARGIN_MS}::int * interval '1 millisecond'
        AND lapsed_at IS DISTINCT FROM ${ACCESS_END}
      FOR UPDATE SKIP LOCKED)`;
}
