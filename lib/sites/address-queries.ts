import 'server-only';
import { db } from '@/lib/database/db.ts';
import { matchingRules } from './address-rules.ts';
import type { Rule } from './address-schema.ts';
import type { SitePage } from './schema.ts';

/** `rank` is null without anything at the path; `path` is a rule's. */
type FoundAddress = { userId: string; rank: number | null; page: SitePage | null } & (
  | Rule
  | { [Key in keyof Rule]: null }
);

/** What a site has at a path in lower case: a blog, a page, a rule for this path, a deleted blog, or the longest rule with `*`. */
export async function findAddress(username: string, path: string): Promise<FoundAddress | undefined> {
  const slug = path.slice(1);
  const [row] = await (await db()).$queryRaw<FoundAddress[]>`
    SELECT users.id AS "userId", found.* FROM users LEFT JOIN LATERAL (
      SELECT CASE WHEN deleted_at IS NULL AND blocked_at IS NULL THEN 1 ELSE 4 END AS rank,
        id AS "blogId", NULL::jsonb AS page, NULL AS path, NULL AS target
      FROM blogs WHERE user_id = users.id AND slug = ${slug} AND visibility <> 'draft' AND published_at IS NOT NULL
      UNION ALL
      SELECT 2, NULL, jsonb_build_object('slug', slug, 'title', title, 'text', text, 'updatedAt', updated_at), NULL, NULL
      FROM site_pages WHERE user_id = users.id AND slug = ${slug}
      UNION ALL
      SELECT CASE path WHEN ${path} THEN 3 ELSE 5 END, blog_id, NULL, path, target
      FROM redirects WHERE user_id = users.id AND path = ANY(${matchingRules(path)})
    ) found ON true
    WHERE users.slug = ${username} ORDER BY found.rank, length(found.path) DESC LIMIT 1`;
  return row;
}

export async function findRedirects(userId: string) {
  const { redirect, missingAddress } = await db();
  const select = { path: true, target: true, blogId: true, blog: { select: { title: true } } } as const;
  const rules = redirect.findMany({ where: { userId }, select, orderBy: [{ createdAt: 'desc' }, { path: 'asc' }] });
  const missing = missingAddress.findMany({
    where: { userId, requests: { gt: 0 } },
    orderBy: [{ requests: 'desc' }, { requestedAt: 'desc' }],
    omit: { userId: true },
  });
  return { rules: await rules, missing: await missing };
}
