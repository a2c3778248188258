import 'server-only';
import { licenseSchema } from '@/lib/blogs/schema.ts';
import { db } from '@/lib/database/db.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { type Review, reviewSchema } from '../review.ts';
import type { Usage } from '../usage.ts';
import { type Voice, voiceSchema } from '../voice.ts';

export async function findSnapshots(blogId: string): Promise<SourceDocument[]> {
  const rows = await (await db()).sourceSnapshot.findMany({
    where: { blogId },
    orderBy: { number: 'asc' },
    select: { number: true, url: true, title: true, text: true, license: true },
  });
  return rows.map(({ license, ...page }) => ({ ...page, ...(license && { license: licenseSchema.parse(license) }) }));
}

export async function findReview(blogId: string): Promise<Review | undefined> {
  const row = await (await db()).blog.findUnique({ where: { id: blogId }, select: { review: true } });
  return reviewSchema.safeParse(row?.review).data;
}

/** The voice that a blog was written with, for its owner only. */
export async function findKeptVoice(blogId: string): Promise<Voice | undefined> {
  const row = await (await db()).blog.findUnique({ where: { id: blogId }, select: { voice: true } });
  return voiceSchema.safeParse(row?.voice).data;
}

/** The cost of writing a blog; null where no model was asked or the run is gone. */
export async function findUsage(blogId: string): Promise<Usage | null> {
  const run = await (await db()).generation.findFirst({
    where: { blogId, modelCalls: { gt: 0 } },
    select: { modelCalls: true, tokensIn: true, tokensOut: true, tokensCached: true, modelSeconds: true },
  });
  if (!run) return null;
  const { modelCalls, modelSeconds, ...tokens } = run;
  return { calls: modelCalls, ...tokens, seconds: modelSeconds };
}
