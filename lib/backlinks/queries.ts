import 'server-only';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { db } from '@/lib/database/db.ts';
import type { Backlink as Row } from '@/lib/generated/prisma/client.ts';
import { hasChangedSince } from './rules.ts';
import type { Backlink } from './schema.ts';

/** A row, and when its blog's text was last changed. */
export type BacklinkRow = Row & { blog: { editedAt: Date | null } };

const WITH_BLOG = { blog: { select: { editedAt: true } } } as const;

/** A row as its owner sees it; the encrypted credentials stay behind. */
export function toBacklink(row: BacklinkRow): Backlink {
  return {
    id: row.id,
    blogId: row.blogId,
    platform: row.platform,
    status: row.status,
    visibility: row.visibility,
    target: row.target,
    message: row.message,
    ...(row.warning && { warning: row.warning }),
    hasChanged: hasChangedSince(row, row.blog),
    ...(row.platformUrl && { platformUrl: row.platformUrl }),
    ...(row.rel !== null && { rel: row.rel }),
    ...(row.canonicalUrl && { canonicalUrl: row.canonicalUrl }),
    ...(row.checkedAt && { checkedAt: row.checkedAt.toISOString() }),
    ...(row.seenAt && { seenAt: row.seenAt.toISOString() }),
    ...(row.lostAt && { lostAt: row.lostAt.toISOString() }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A blog's submissions but those that were removed, newest first. */
export async function findBacklinks(blogId: string): Promise<BacklinkRow[]> {
  return (await db()).backlink.findMany({
    where: { blogId, removedAt: null },
    include: WITH_BLOG,
    orderBy: { createdAt: 'desc' },
  });
}

/** All submissions of a user's blogs, oldest first. */
export async function findBacklinksOf(userId: string): Promise<BacklinkRow[]> {
  return (await db()).backlink.findMany({ where: { userId }, include: WITH_BLOG, orderBy: { createdAt: 'asc' } });
}

/** Of pictures uploaded for a post, those that other posts on the same site do not show. */
export async function findOwnMediaIds(
  row: Pick<BacklinkRow, 'id' | 'platform' | 'target' | 'mediaIds'>,
): Promise<number[]> {
  const { id, platform, target, mediaIds } = row;
  const others = await (await db()).backlink.findMany({
    where: { id: { not: id }, platform, target, mediaIds: { hasSome: mediaIds } },
    select: { mediaIds: true },
  });
  const shared = new Set(others.flatMap((other) => other.mediaIds));
  return mediaIds.filter((mediaId) => !shared.has(mediaId));
}

/** A submission by its id, or null when there is none or it was removed. */
export async function findBacklink(id: string): Promise<BacklinkRow | null> {
  return (await db()).backlink.findUnique({ where: { id, removedAt: null }, include: WITH_BLOG });
}

/** Encrypted credentials that a user asked us to remember, or null. */
export async function findCredential(userId: string, platform: PlatformName) {
  return (await db()).platformCredential.findUnique({ where: { userId_platform: { userId, platform } } });
}

/** The platforms whose credentials a user asked us to remember, without the credentials. */
export async function findRemembered(userId: string) {
  return (await db()).platformCredential.findMany({
    where: { userId },
    select: { platform: true, target: true },
    orderBy: { platform: 'asc' },
  });
}

/** Everyone's encrypted credentials, for a change of key. */
export async function findAllCredentials() {
  return (await db()).platformCredential.findMany();
}
