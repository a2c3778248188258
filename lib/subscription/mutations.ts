import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { RENEWAL_GRACE_MS, type Snapshot, WITH_ACCESS } from './rules.ts';

type Transaction = Prisma.TransactionClient;

/** A webhook event, as it is remembered. */
export type EventName = { id: string; type: string };

/** Thrown when somebody else wrote the subscription since its revision was read; nothing is stored then. */
export class StaleSnapshotError extends Error {}

/**
 * Stores what Stripe says about a subscription, and the event that made us ask, all or nothing. An event that is
 * already stored changes nothing.
 * @param seenRevision the revision before Stripe was asked; 0 when it was not stored
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

/** Remembers that a subscription is not at Stripe any more: nothing will be charged for it by the account we use. */
export async function endUnknownSubscription(id: string): Promise<void> {
  await (await db()).subscription.updateMany({
    where: { id, endedAt: null },
    data: { status: 'canceled', endedAt: new Date(), revision: { increment: 1 } },
  });
}

/** Remembers a user's customer at Stripe in place of any earlier one. */
export async function saveCustomer(userId: string, id: string): Promise<void> {
  await (await db()).stripeCustomer.upsert({ where: { userId }, create: { id, userId }, update: { id } });
}

/** Forgets events that Stripe will not deliver again; gives how many. */
export async function deleteOldEvents(before: Date): Promise<number> {
  const { count } = await (await db()).stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}

/** When access ends by time alone: `accessEnd` of rules.ts. */
const ACCESS_END = Prisma.sql`COALESCE(cancel_at,
  current_period_end + CASE status WHEN 'past_due' THEN 0 ELSE ${RENEWAL_GRACE_MS}::bigint END * interval '1 millisecond')`;

/** The clocks of processes differ by less, in ms: none may store an answer once more that was made in time. */
const CLOCK_MARGIN_MS = 10_000;

/**
 * Marks one subscription whose access has ended by time alone. The write notifies every process as any other of a
 * subscription does, so that answers made while it ran are dropped.
 * @returns its id, or null when there is none
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
