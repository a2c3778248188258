import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { RENEWAL_GRACE_MS, type Snapshot, WITH_ACCESS } from './rules.ts';

type Transaction = Prisma.TransactionClient;

/** A stored webhook event. */
export type EventName = { id: string; type: string };

/** The subscription was written since its revision was read; nothing is stored. */
export class StaleSnapshotError extends Error {}

/**
 * Stores Stripe's state of a subscription together with the event that caused it. A stored event changes nothing.
 * @param seenRevision revision before Stripe was asked; 0 if it was not stored
 * @throws StaleSnapshotError
 */
export async function saveSnapshot(snapshot: Snapshot, seenRevision: number, event?: EventName): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    if (event && !(await isNews(tx, event))) return;
    await tx.stripeCustomer.createMany({
      data: [{ id: snapshot.customerId, userId: snapshot.userId }],
      skipDuplicates: true,
    });
    const written = await write(tx, snapshot, seenRevision);
    if (written !== 1) throw new StaleSnapshotError(snapshot.id);
  });
}

async function isNews(tx: Transaction, event: EventName): Promise<boolean> {
  const { count } = await tx.stripeEvent.createMany({ data: [event], skipDuplicates: true });
  return count === 1;
}

async function write(tx: Transaction, snapshot: Snapshot, seenRevision: number): Promise<number> {
  if (seenRevision === 0) {
    const { count } = await tx.subscription.createMany({ data: [snapshot], skipDuplicates: true });
    return count;
  }
  const { count } = await tx.subscription.updateMany({
    where: { id: snapshot.id, revision: seenRevision },
    data: { ...snapshot, revision: { increment: 1 } },
  });
  return count;
}

/** Marks a subscription that is gone at Stripe as ended. */
export async function endUnknownSubscription(id: string): Promise<void> {
  await (await db()).subscription.updateMany({
    where: { id, endedAt: null },
    data: { status: 'canceled', endedAt: new Date(), revision: { increment: 1 } },
  });
}

/** Stores a user's Stripe customer, replacing an earlier one. */
export async function saveCustomer(userId: string, id: string): Promise<void> {
  await (await db()).stripeCustomer.upsert({ where: { userId }, create: { id, userId }, update: { id } });
}

/** Deletes events that Stripe will not deliver again; returns their number. */
export async function deleteOldEvents(before: Date): Promise<number> {
  const { count } = await (await db()).stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}

/** When access ends by time alone: `accessEnd` in rules.ts. */
const ACCESS_END = Prisma.sql`COALESCE(cancel_at,
  current_period_end + CASE status WHEN 'past_due' THEN 0 ELSE ${RENEWAL_GRACE_MS}::bigint END * interval '1 millisecond')`;

/** Allowed clock difference between processes, in ms, so that no outdated response is cached again. */
const CLOCK_MARGIN_MS = 10_000;

/**
 * Marks one subscription whose access has ended by time. The write notifies all processes, which drop cached responses.
 * @returns its id, or null if there is none
 */
export async function markNextLapse(): Promise<{ id: string } | null> {
  const [lapsed] = await (await db()).$queryRaw<{ id: string }[]>`
    UPDATE subscriptions SET lapsed_at = ${ACCESS_END} WHERE id = (
      SELECT id FROM subscriptions
      WHERE ended_at IS NULL AND status = ANY(${[...WITH_ACCESS]})
        AND ${ACCESS_END} <= now() - ${CLOCK_MARGIN_MS}::int * interval '1 millisecond'
        AND lapsed_at IS DISTINCT FROM ${ACCESS_END}
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return lapsed ?? null;
}
