import 'server-only';
import { MAX_TAGS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { groupKey } from '../slugs.ts';
import { mergeNames } from './rules.ts';
import type { Group, GroupKind } from './schema.ts';

/** A sitemap has at most 50,000 addresses. */
const MAX_GROUPS_IN_SITEMAP = 20_000;

const IS_PUBLIC = Prisma.sql`visibility = 'public' AND deleted_at IS NULL AND blocked_at IS NULL`;
const IS_KEPT = Prisma.sql`deleted_at IS NULL`;

/** Each tag and series of a blog in a row of its own. */
const NAMES = Prisma.sql`LATERAL (
  SELECT 'tags' AS kind, unnest(tags) AS name UNION ALL SELECT 'series', series WHERE series IS NOT NULL) named`;

type Counted = Omit<Group, 'key'>;

/** Merges spellings of the same key; the most used of them, which comes first, stays. */
function merged(rows: readonly Counted[]): Group[] {
  const groups = Map.groupBy(rows, ({ kind, name }) => `${kind} ${groupKey(name)}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, key: groupKey(first.name), blogs: others.reduce((sum, { blogs }) => sum + blogs, first.blogs) }]
      : [],
  );
}

/** Counts the tags and series of an author's blogs without the bin, or of the public ones; the most used first. */
export async function findGroups(userId: string, { onlyPublic }: { onlyPublic: boolean }): Promise<Group[]> {
  const rows = await (await db()).$queryRaw<Counted[]>`
    SELECT kind, name, count(*)::int AS blogs FROM blogs, ${NAMES}
    WHERE user_id = ${userId} AND ${onlyPublic ? IS_PUBLIC : IS_KEPT}
    GROUP BY kind, name ORDER BY blogs DESC, name`;
  return merged(rows);
}

/**
 * An author's tag or series and its public blogs: of a tag the newest first, of a series in order. Null without any.
 * @param key of lib/blogs/slugs.ts
 */
export async function findGroup(
  userId: string,
  kind: GroupKind,
  key: string,
): Promise<{ name: string; ids: string[] } | null> {
  const group = (await findGroups(userId, { onlyPublic: true })).find((each) => each.kind === kind && each.key === key);
  if (!group) return null;
  const order = kind === 'tags' ? Prisma.sql`published_at DESC` : Prisma.sql`series_part, published_at`;
  const rows = await (await db()).$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM blogs, ${NAMES} WHERE user_id = ${userId} AND ${IS_PUBLIC} AND kind = ${kind}
    ORDER BY ${order}, id`;
  const ids = rows.filter(({ name }) => groupKey(name) === key).map(({ id }) => id);
  return { name: group.name, ids: [...new Set(ids)] };
}

/** Tags and series with public blogs: of one user, else of all with a name. For sitemaps. */
export async function findPublicGroups(userId?: string): Promise<{ slug: string; kind: GroupKind; key: string }[]> {
  const rows = await (await db()).$queryRaw<{ slug: string; kind: GroupKind; name: string }[]>`
    SELECT DISTINCT users.slug, kind, named.name FROM blogs JOIN users ON users.id = blogs.user_id, ${NAMES}
    WHERE ${IS_PUBLIC} AND ${userId ? Prisma.sql`user_id = ${userId}` : Prisma.sql`users.name IS NOT NULL`}
    ORDER BY users.slug, kind DESC, named.name LIMIT ${MAX_GROUPS_IN_SITEMAP}`;
  const groups = rows.map(({ name, ...row }) => ({ ...row, key: groupKey(name) }));
  return [...new Map(groups.map((each) => [Object.values(each).join(' '), each])).values()];
}

/** Tags for a new blog, in the spelling that its author uses. */
export async function spellTags(userId: string | undefined, names: readonly string[]): Promise<string[]> {
  const groups = userId && names.length > 0 ? await findGroups(userId, { onlyPublic: false }) : [];
  const known = groups.filter(({ kind }) => kind === 'tags').map(({ name }) => name);
  return mergeNames(names, known).slice(0, MAX_TAGS);
}
