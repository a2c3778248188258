import { STYLES, type Style } from '../../constants/options.ts';
import { db } from '../../database/db.ts';
import { Prisma } from '../../database/prisma.ts';
import type { BlogOwner } from '../queries.ts';
import type { MyBlogsPage, MyBlogsView } from './schema.ts';

function conditions(userId: string, { q, state, language, style, tag, series }: Partial<MyBlogsView>): Prisma.Sql {
  return Prisma.join(
    [
      Prisma.sql`user_id = ${userId} AND deleted_at IS NULL`,
      ...(q ? [Prisma.sql`stored_vector(search) @@ search_query(${q})`] : []),
      ...(state ? [Prisma.sql`visibility = ${state}::blog_visibility`] : []),
      ...(language ? [Prisma.sql`language = ${language}::language`] : []),
      ...(style ? [Prisma.sql`style = ${style}::style`] : []),
      ...(tag ? [Prisma.sql`${tag} = ANY(tags)`] : []),
      ...(series ? [Prisma.sql`series = ${series}`] : []),
    ],
    ' AND ',
  );
}

/** Titles sort regardless of case and accents. */
const ORDERS: Readonly<Record<MyBlogsView['order'], Prisma.Sql>> = {
  newest: Prisma.sql`created_at DESC`,
  oldest: Prisma.sql`created_at`,
  title: Prisma.sql`sort_title`,
  edited: Prisma.sql`updated_at DESC`,
};

/** Finds a page of an owner's blogs. Materialized, or PostgreSQL would walk the date index and search every blog. */
export function myBlogsStatement(userId: string, { order, page, ...wanted }: MyBlogsView, pageSize: number) {
  return Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT id, sort_title, created_at, updated_at FROM blogs WHERE ${conditions(userId, wanted)}
    ), own AS (SELECT tags, series FROM blogs WHERE user_id = ${userId} AND deleted_at IS NULL)
    SELECT
      ARRAY(
        SELECT id FROM found ORDER BY ${ORDERS[order]}, id
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
      ) AS ids,
      (SELECT count(*)::int FROM found) AS found,
      (SELECT count(*)::int FROM own) AS total,
      ARRAY(SELECT DISTINCT unnest(tags) AS name FROM own ORDER BY name) AS tags,
      ARRAY(SELECT DISTINCT series FROM own WHERE series IS NOT NULL ORDER BY series) AS series`;
}

type Found = Omit<MyBlogsPage, 'blogs'> & { ids: string[] };

/** The ids of a page of an owner's blogs, how many match and exist, and all their tags and series. */
export async function findMyBlogs(userId: string, view: MyBlogsView, pageSize: number): Promise<Found> {
  const [page] = await (await db()).$queryRaw<Found[]>(myBlogsStatement(userId, view, pageSize));
  return page ?? { ids: [], found: 0, total: 0, tags: [], series: [] };
}

/** Styles that an owner's six newest blogs do not have: at least two, and all eight before the first blog. */
export async function findUnusedStyles(owner: BlogOwner): Promise<Style[]> {
  const newest = { orderBy: { createdAt: 'desc' }, take: 6, select: { style: true } } as const;
  const used = await (await db()).blog.findMany({ where: owner, ...newest });
  return STYLES.filter((style) => !used.some((blog) => blog.style === style));
}
