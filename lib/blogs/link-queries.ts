import 'server-only';
import { blogChange, userChange } from '@/lib/changes/names.ts';
import { db } from '@/lib/database/db.ts';
import { hostOrigin } from '@/lib/domains/origin.ts';
import { servedHost } from '@/lib/domains/rules.ts';
import { siteUrl } from '@/lib/env.ts';
import type { Blog as BlogRow } from '@/lib/generated/prisma/client.ts';
import { tagResponse } from '@/lib/http/answer-context.ts';
import { sharePath } from '@/lib/routes.ts';
import { articleTexts } from './article-texts.ts';
import { blogLinks } from './inside-links.ts';
import type { Blog } from './schema.ts';

type Named = Pick<BlogRow, 'id' | 'slug' | 'publishedAt'>;

type AddressRow = Named & Pick<BlogRow, 'visibility'> & { user: Parameters<typeof servedHost>[0] | null };

/** The canonical address of a blog: readable on its author's own domain, and no guess as long as it was never public. */
export const canonicalAddress = (origin: string, { id, slug, publishedAt }: Named): string =>
  `${origin}${slug && publishedAt && origin !== siteUrl() ? `/${slug}` : sharePath(id)}`;

/** The same, on the owner's own domain, but for drafts, which only the owner sees. */
export function blogAddress(row: AddressRow): string {
  const host = row.visibility === 'draft' ? undefined : row.user && servedHost(row.user);
  return canonicalAddress(host ? hostOrigin(host) : siteUrl(), row);
}

/**
 * Adds to blogs where their links to other blogs lead now: only to blogs at least as visible, never to drafts. Costs a
 * query only where there are links. On another host than ours, only an owner's blog counts as one of this site.
 */
export async function withLinks(given: Blog[]): Promise<Blog[]> {
  const links = given.map(({ content }) => blogLinks(articleTexts(content)));
  const ids = [...new Set(links.flatMap((each) => [...each.values()]))];
  if (ids.length === 0) return given;
  tagResponse(...ids.map(blogChange));
  const { blog } = await db();
  const rows = await blog.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, slug: true, publishedAt: true, visibility: true, userId: true, deletedAt: true, blockedAt: true },
      user: { select: { subscriptions: true, customDomain: { select: { verifiedHost: true } } } },
    },
  });
  const targets = new Map(rows.map((row) => [row.id, row]));
  tagResponse(...rows.flatMap(({ userId }) => (userId ? [userChange(userId)] : [])));
  const siteHost = new URL(siteUrl()).hostname;
  return given.map((page, at) => {
    const entries = [...(links[at] ?? [])].flatMap(([url, id]): [string, string | null][] => {
      const { hash, hostname } = new URL(url);
      const target = targets.get(id);
      if (hostname !== siteHost && hostname !== target?.user?.customDomain?.verifiedHost) return [];
      const isShown = target && !target.deletedAt && !target.blockedAt && isAsVisible(target, page);
      return [[url, isShown ? blogAddress(target) + hash : null]];
    });
    return entries.length > 0 ? { ...page, links: Object.fromEntries(entries) } : page;
  });
}

const isAsVisible = (target: Pick<Blog, 'visibility'>, page: Pick<Blog, 'visibility'>) =>
  target.visibility === 'public' || (target.visibility === 'unlisted' && page.visibility !== 'public');

/**
 * Three public blogs of the same author and language to read after one: by series, by shared tags, by the share of words
 * in common among a hundred, then the latest. Its neighbors in the series, which it links to, come last.
 */
export async function findReadNext(id: string): Promise<string[]> {
  const rows = await (await db()).$queryRaw<{ id: string }[]>`
    WITH near AS (
      SELECT other.id, other.published_at, other.search, this.search AS own, other.series = this.series AS in_series,
        (other.series = this.series AND abs(other.series_part - this.series_part) = 1) IS TRUE AS is_neighbor,
        (SELECT count(*) FROM unnest(other.tags) AS tag WHERE tag = ANY(this.tags)) AS tags
      FROM blogs this JOIN blogs other ON other.user_id = this.user_id AND other.language = this.language
      WHERE this.id = ${id} AND other.id <> this.id AND other.visibility = 'public' AND other.deleted_at IS NULL
        AND other.blocked_at IS NULL
      ORDER BY is_neighbor, in_series DESC NULLS LAST, tags DESC, other.published_at DESC LIMIT 100
    )
    SELECT id FROM near ORDER BY is_neighbor, coalesce(in_series, false) DESC, tags DESC, (
      SELECT count(*) FROM (
        SELECT unnest(tsvector_to_array(search)) INTERSECT SELECT unnest(tsvector_to_array(own))) AS shared
    )::float / (length(search) + length(own) + 1) DESC, published_at DESC, id LIMIT 3`;
  return rows.map((row) => row.id);
}
