import 'server-only';
import { findBlog } from '@/lib/blogs/queries.ts';
import { visibleTo } from '@/lib/blogs/rights.ts';
import type { PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import { db } from '@/lib/database/db.ts';
import { hostOrigin } from '@/lib/domains/origin.ts';
import { siteUrl } from '@/lib/env.ts';
import type { Backlink as Row } from '@/lib/generated/prisma/client.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { readPicture } from '@/lib/images/store.ts';
import { sharePath } from '@/lib/routes.ts';
import type { Post } from './platforms/shared/platform.ts';
import { hasChangedSince } from './rules.ts';

export type BacklinkRow = Row & { blog: { editedAt: Date | null } };

const WITH_BLOG = { blog: { select: { editedAt: true } } } as const;

/** A submission for its owner (spec §3, Backlink), in the language of the answer, without the encrypted credentials. */
export const toBacklink = (row: BacklinkRow) => ({
  id: row.id,
  blogId: row.blogId,
  platform: row.platform,
  status: row.status,
  visibility: row.visibility,
  target: row.target,
  message: tell(row.message),
  ...(row.warning && { warning: tell(row.warning) }),
  hasChanged: hasChangedSince(row, row.blog),
  ...(row.platformUrl && { platformUrl: row.platformUrl }),
  ...(row.rel !== null && { rel: row.rel }),
  ...(row.canonicalUrl && { canonicalUrl: row.canonicalUrl }),
  ...(row.checkedAt && { checkedAt: row.checkedAt.toISOString() }),
  ...(row.seenAt && { seenAt: row.seenAt.toISOString() }),
  ...(row.lostAt && { lostAt: row.lostAt.toISOString() }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const findBacklinks = async (blogId: string): Promise<BacklinkRow[]> =>
  (await db()).backlink.findMany({
    where: { blogId, removedAt: null },
    include: WITH_BLOG,
    orderBy: { createdAt: 'desc' },
  });

export const findUserBacklinks = async (userId: string): Promise<BacklinkRow[]> =>
  (await db()).backlink.findMany({ where: { userId }, include: WITH_BLOG, orderBy: { createdAt: 'asc' } });

export const findBacklink = async (id: string): Promise<BacklinkRow | null> =>
  (await db()).backlink.findUnique({ where: { id, removedAt: null }, include: WITH_BLOG });

async function readOwnPicture(url: string) {
  const id = storedPictureId(url);
  return id ? readPicture(id) : null;
}

/** All addresses that a blog has or had, as posts may be older than a rename, the domain or Premium's end. */
export async function findBlogUrls({ blogId, userId }: Pick<Row, 'blogId' | 'userId'>): Promise<string[]> {
  const prisma = await db();
  const domain = await prisma.customDomain.findUnique({ where: { userId } });
  const blog = await prisma.blog.findUnique({ where: { id: blogId }, select: { slug: true, redirects: true } });
  const paths = [...(blog?.slug ? [{ path: `/${blog.slug}` }] : []), ...(blog?.redirects ?? [])];
  const own = domain?.verifiedHost && hostOrigin(domain.verifiedHost);
  const urls = [{ path: sharePath(blogId) }, ...paths].flatMap(({ path }) => (own ? new URL(path, own).href : []));
  return [`${siteUrl()}${sharePath(blogId)}`, ...urls];
}

/** A blog as a post; null when a link to it would lead nowhere: it is gone, deleted, or a draft. */
export async function findPost(blogId: string, visibility: Visibility): Promise<Post | null> {
  const found = await findBlog(blogId);
  if (!found || visibleTo(undefined, found.access) !== 'visible') return null;
  const { blog } = found;
  return { blog, visibility, canonicalUrl: blog.shareUrl, readPicture: readOwnPicture };
}

export const findCredential = async (userId: string, platform: PlatformName) =>
  (await db()).platformCredential.findUnique({ where: { userId_platform: { userId, platform } } });

/** A user's platforms with remembered credentials, without the credentials. */
export const findRemembered = async (userId: string) =>
  (await db()).platformCredential.findMany({
    where: { userId },
    select: { platform: true, target: true },
    orderBy: { platform: 'asc' },
  });

export const findAllCredentials = async () => (await db()).platformCredential.findMany();
