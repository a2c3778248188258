import 'server-only';
import { licenseSchema } from '@/lib/blogs/schema.ts';
import { db } from '@/lib/database/db.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { type ClaimCounts, claimCountsSchema } from '../claim-counts.ts';

/** The source pages of a blog as they were when it was written, in order. */
export async function findSnapshots(blogId: string): Promise<SourceDocument[]> {
  const rows = await (await db()).sourceSnapshot.findMany({
    where: { blogId },
    orderBy: { number: 'asc' },
    select: { number: true, url: true, title: true, text: true, license: true },
  });
  return rows.map(({ license, ...page }) => ({
    ...page,
    ...(license && { license: licenseSchema.parse(license) }),
  }));
}

/** What came of checking a blog's claims while a model wrote it; undefined where that was not done. */
export async function findClaimCounts(blogId: string): Promise<ClaimCounts | undefined> {
  const row = await (await db()).blog.findUnique({
    where: { id: blogId },
    select: { claims: true },
  });
  return row?.claims ? claimCountsSchema.parse(row.claims) : undefined;
}
