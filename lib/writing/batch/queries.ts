import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { BatchPlace } from './rules.ts';

/** Whose a batch is: the visitor whose browser asks for it, and the user when they are signed in. */
export type BatchOwner = { visitorId: string; userId?: string | undefined };

/** Blogs of this person only: a batch's id is the browser's own and proves nothing. */
function ownedBy({ visitorId, userId }: BatchOwner) {
  const asVisitor = { userId: null, visitorId };
  return userId === undefined ? asVisitor : { OR: [{ userId }, asVisitor] };
}

/** The blog that a person's batch already has at an index, or null. */
export async function findBatchItem(owner: BatchOwner, place: BatchPlace): Promise<string | null> {
  const blog = await (await db()).blog.findFirst({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: place.index },
    select: { id: true },
  });
  return blog?.id ?? null;
}

/** Titles that a person's batch holds so far, other than at one index, in order. */
export async function findTitlesOfBatch(owner: BatchOwner, place: BatchPlace): Promise<string[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: { not: place.index } },
    select: { title: true },
    orderBy: { batchIndex: 'asc' },
  });
  return rows.map(({ title }) => title);
}
