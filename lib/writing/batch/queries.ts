import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { blogSectionsSchema } from '@/lib/blogs/schema';
import { db } from '@/lib/db';
import type { BatchPlace } from './rules';
import { textOf, type WrittenArticle } from './write-distinct';

/** Blogs of this person only: a batch's id is the browser's own and proves nothing. */
function ownedBy(actor: Actor) {
  const asVisitor = { userId: null, visitorId: actor.visitorId };
  return actor.kind === 'user' ? { OR: [{ userId: actor.user.id }, asVisitor] } : asVisitor;
}

/** The blog that a person's batch already has at an index, or null. */
export async function findBatchItem(actor: Actor, place: BatchPlace): Promise<string | null> {
  const blog = await (await db()).blog.findFirst({
    where: { ...ownedBy(actor), batchId: place.batchId, batchIndex: place.index },
    select: { id: true },
  });
  return blog?.id ?? null;
}

/** What a person's batch holds so far, other than at one index, in order. */
export async function findWrittenInBatch(
  actor: Actor,
  place: BatchPlace,
): Promise<WrittenArticle[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownedBy(actor), batchId: place.batchId, batchIndex: { not: place.index } },
    select: { title: true, intro: true, sections: true, conclusion: true },
    orderBy: { batchIndex: 'asc' },
  });
  return rows.map(({ sections, ...row }) => ({
    title: row.title,
    text: textOf({ ...row, sections: blogSectionsSchema.parse(sections) }),
  }));
}
