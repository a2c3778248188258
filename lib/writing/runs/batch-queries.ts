import 'server-only';
import { blogSectionsSchema } from '@/lib/blogs/schema.ts';
import { db } from '@/lib/database/db.ts';
import type { Sibling } from '../types.ts';
import type { BatchPlace } from './batch-place.ts';

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
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: place.index, deletedAt: null },
    select: { id: true },
  });
  return blog?.id ?? null;
}

/** The blogs that a person's batch holds so far, other than at one index, in order. */
export async function findSiblings(owner: BatchOwner, place: BatchPlace): Promise<Sibling[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: { not: place.index } },
    select: { title: true, intro: true, sections: true, conclusion: true, writer: true },
    orderBy: { batchIndex: 'asc' },
  });
  return rows.map((row) => ({ ...row, sections: blogSectionsSchema.parse(row.sections) }));
}

/**
 * The batch that these actors' newest run on a topic in a batch of this size belongs to, if it ended less than an hour ago
 * or has not ended.
 */
export async function findRecentBatch(actors: readonly string[], topic: string, size: number): Promise<string | null> {
  const [newest] = await (await db()).$queryRaw<{ batchId: string }[]>`
    SELECT request ->> 'batchId' AS "batchId" FROM generations
    WHERE actor = ANY(${[...actors]}) AND request ->> 'batchId' IS NOT NULL
      AND request ->> 'topic' = ${topic} AND (request ->> 'batchSize')::int = ${size}
      AND (finished_at IS NULL OR finished_at > now() - interval '1 hour')
    ORDER BY created_at DESC LIMIT 1`;
  return newest?.batchId ?? null;
}
