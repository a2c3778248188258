import 'server-only';
import { idsOfBrowser } from '@/lib/auth/session.ts';
import { findBlogAccess } from '@/lib/blogs/queries.ts';
import { blogRights, ownershipOf, type StoredAccess } from '@/lib/blogs/rights.ts';
import { addVisits, namedVisitor, type VisitBatch } from './visit-counter.ts';

/** Whether a browser's cookies are those of the blog's owner, or of the visitor who made it. */
async function isOwn(cookies: string, access: StoredAccess): Promise<boolean> {
  const { userId, visitorId } = await idsOfBrowser(cookies);
  const viewer = { uid: userId, isMaker: visitorId !== undefined && visitorId === access.visitorId };
  return blogRights(ownershipOf(access), viewer).mayDelete;
}

/** Drops authors' visits to their own blogs and counts the others' without names. */
export async function dropOwnVisits(batch: VisitBatch): Promise<void> {
  const visits = [...batch.named].map(([key, counted]) => ({ ...namedVisitor(key), counted }));
  const found = await findBlogAccess([...new Set(visits.map(({ blogId }) => blogId))]);
  const stored = new Map(found.map((access) => [access.id, access]));
  const judged = await Promise.all(
    visits.map(async (visit) => {
      const access = stored.get(visit.blogId);
      return { ...visit, counts: access !== undefined && !(await isOwn(visit.cookies, access)) };
    }),
  );
  // Nothing fails from here on: a batch that could not be stored is judged once more.
  batch.named.clear();
  for (const { blogId, counted, counts } of judged) if (counts) addVisits(batch, blogId, counted);
}
