import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { groupKey } from '../slugs.ts';
import { mergeNames } from './rules.ts';
import type { Group, GroupKind } from './schema.ts';

/** A sitemap has at most 50,000 addresses. */
const MAX_GROUPS_IN_SITEMAP = 20_000;

const IS_PUBLIC = Prisma.sql`visibility = 'public' AND deleted_at IS NULL AND blocked_at IS NULL`;

/** Each tag and series of a blog in a row of its own. */
const NAMES = Prisma.sql`LATERAL (
  SELECT 'tags' AS kind, unnest(tags) AS name UNION ALL SELECT 'series', series WHERE series IS NOT NULL) named`;

/** The first of those with the same key: two saves at once, or a claimed blog, may have brought another spelling. */
const distinct = <Row extends { kind: string; key: string; slug?: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [`${row.slug} ${row.kind} ${row.key}`, row])).values()].toReversed();

/** Counts the tags and series of an author's blogs without the bin, or of the public ones; the most used first. */
export async function findGroups(userId: string, { onlyPublic }: { onlyPublic: boolean }): Promise<Group[]> {
  const rows = await (await db()).$queryRaw<Omit<Group, 'key'>[]>`
    SELECT kind, name, count(*)::int AS blogs FROM blogs, ${NAMES}
    WHERE user_id = ${userId} AND ${onlyPublic ? IS_PUBLIC : Prisma.sql`deleted_at IS NULL`}
    GROUP BY kind, name ORDER BY blogs DESC, name`;
  return distinct(rows.map((row) => ({ ...row, key: groupKey(row.name) })));
}

/** The public blogs of an author's tag, the newest first, or series, in order, by its `groupKey`; null without any. */
export async function findGroup(userId: string, kind: GroupKind, key: string) {
  const order = kind === 'tags' ? Prisma.sql`published_at DESC` : Prisma.sql`series_part, published_at`;
  const rows = await (await db()).$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM blogs, ${NAMES} WHERE user_id = ${userId} AND ${IS_PUBLIC} AND kind = ${kind}
    ORDER BY ${order}, id`;
  const found = rows.filter(({ name }) => groupKey(name) === key);
  return found[0] ? { name: found[0].name, ids: found.map(({ id }) => id) } : null;
}

/** Tags and series with public blogs: of one user, else of all with a name. For sitemaps. */
export async function findPublicGroups(userId?: string): Promise<{ slug: string; kind: GroupKind; key: string }[]> {
  const rows = await (await db()).$queryRaw<{ slug: string; kind: GroupKind; name: string }[]>`
    SELECT DISTINCT users.slug, kind, named.name FROM blogs JOIN users ON users.id = blogs.user_id, ${NAMES}
    WHERE ${IS_PUBLIC} AND ${userId ? Prisma.sql`user_id = ${userId}` : Prisma.sql`users.name IS NOT NULL`}
    ORDER BY users.slug, kind DESC, named.name LIMIT ${MAX_GROUPS_IN_SITEMAP}`;
  return distinct(rows.map(({ name, ...row }) => ({ ...row, key: groupKey(name) })));
}

/** An author's tags or series, the most used first. */
export const findNames = async (userId: string, kind: GroupKind): Promise<string[]> =>
  (await findGroups(userId, { onlyPublic: false })).filter((group) => group.kind === kind).map(({ name }) => name);

/** Names for a new blog in the spelling that its author uses. */
export const spellNames = async (userId: string | undefined, kind: GroupKind, names: readonly string[]) =>
  mergeNames(names, userId && names.length > 0 ? await findNames(userId, kind) : []);
