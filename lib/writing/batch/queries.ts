import 'server-only';
import { blogSectionsSchema } from '@/lib/blogs/schema';
import { db } from '@/lib/db';
import type { BatchPlace } from './rules';
import { textOf, type WrittenArticle } from './write-distinct';

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

/** What a person's batch holds so far, other than at one index, in order. */
export async function findWrittenInBatch(
  owner: BatchOwner,
  place: BatchPlace,
): Promise<WrittenArticle[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: { not: place.index } },
    select: { title: true, intro: true, sections: true, conclusion: true },
    orderBy: { batchIndex: 'asc' },
  });
  return rows.map(({ sections, ...row }) => ({
    title: row.title,
    text: textOf({ ...row, sections: blogSectionsSchema.parse(sections) }),
  }));
}
