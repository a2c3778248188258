import 'server-only';
import { LISTED } from '@/lib/blogs/queries.ts';
import { MAX_FOUND_IN_SITE } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';

/** Titles of a user's public blogs, latest publication first. */
export const findTitles = async (userId: string) =>
  (await db()).blog.findMany({
    where: { userId, ...LISTED },
    orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, slug: true, title: true, language: true, locale: true, publishedAt: true, createdAt: true },
  });

/** Ids of a user's public blogs with the words of a search, the best first. */
export async function searchBlogs(userId: string, q: string): Promise<string[]> {
  // Materialized as in findMyBlogs.
  const rows = await (await db()).$queryRaw<{ id: string }[]>`
    WITH found AS MATERIALIZED (
      SELECT id, published_at, ts_rank(stored_vector(search), search_query(${q})) AS rank FROM blogs
      WHERE user_id = ${userId} AND visibility = 'public' AND deleted_at IS NULL AND blocked_at IS NULL
        AND stored_vector(search) @@ search_query(${q})
    )
    SELECT id FROM found ORDER BY rank DESC, published_at DESC, id LIMIT ${MAX_FOUND_IN_SITE}`;
  return rows.map(({ id }) => id);
}

/** Language of a blog, even of a deleted one. */
export const findBlogLanguage = async (id: string) =>
  (await (await db()).blog.findUnique({ where: { id }, select: { language: true } }))?.language;

/** Language of a site's blog with a readable address; without one, of most of the site's public blogs. */
export async function findSiteLanguage(userSlug: string, blogSlug?: string) {
  const { blog } = await db();
  const user = { slug: userSlug };
  const found = blogSlug && (await blog.findFirst({ where: { user, slug: blogSlug }, select: { language: true } }));
  if (found) return found.language;
  const [most] = await blog.groupBy({
    by: 'language',
    where: { user, ...LISTED },
    _count: true,
    orderBy: [{ _count: { language: 'desc' } }, { language: 'asc' }],
    take: 1,
  });
  return most?.language;
}
