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

type AddressRow = Pick<BlogRow, 'id' | 'slug' | 'visibility'> & { user: Parameters<typeof servedHost>[0] | null };

/** The canonical address of a blog: readable on its author's own domain. */
export const canonicalAddress = (origin: string, { id, slug }: Pick<BlogRow, 'id' | 'slug'>): string =>
  `${origin}${slug && origin !== siteUrl() ? `/${slug}` : sharePath(id)}`;

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
      ...{ id: true, slug: true, visibility: true, userId: true, deletedAt: true, blockedAt: true },
      user: { select: { subscriptions: true, customDomain: { select: { verifiedHost: true } } } },
    },
  });
  const targets = new Map(rows.map((row) => [row.id, row]));
  tagResponse(...rows.flatMap(({ userId }) => (userId ? [userChange(userId)] : [])));
  const host = new URL(siteUrl()).host;
  return given.map((page, at) => {
    const entries = [...(links[at] ?? [])].flatMap(([url, id]): [string, string | null][] => {
      const { hash, host: linkHost } = new URL(url);
      const target = targets.get(id);
      if (!target?.userId && linkHost !== host) return [];
      const isShown = target && !target.deletedAt && !target.blockedAt && isAsVisible(target, page);
      return [[url, isShown ? blogAddress(target) + hash : null]];
    });
    return entries.length > 0 ? { ...page, links: Object.fromEntries(entries) } : page;
  });
}

const isAsVisible = (target: Pick<Blog, 'visibility'>, page: Pick<Blog, 'visibility'>) =>
  target.visibility === 'public' || (target.visibility === 'unlisted' && page.visibility !== 'public');
