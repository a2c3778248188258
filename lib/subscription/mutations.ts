import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import type { Snapshot } from './rules.ts';

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
export async function saveSnapshot(
  snapshot: Snapshot,
  seenRevision: number,
  event?: EventName,
): Promise<void> {
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
  await (await db()).stripeCustomer.upsert({
    where: { userId },
    create: { id, userId },
    update: { id },
  });
}

/** Forgets events that Stripe will not deliver again; gives how many. */
export async function deleteOldEvents(before: Date): Promise<number> {
  const { count } = await (await db()).stripeEvent.deleteMany({
    where: { receivedAt: { lt: before } },
  });
  return count;
}
