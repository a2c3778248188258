import 'server-only';
import { db } from '@/lib/database/db.ts';
import { LISTED } from '../queries.ts';
import { groupKey } from '../slugs.ts';

/** A user's tag or series with this key: its name, and its public blogs. */
export async function findGroup(
  userId: string,
  kind: 'tags' | 'series',
  key: string,
): Promise<{ name: string; ids: string[] } | null> {
  const rows = await (await db()).blog.findMany({
    where: { userId, ...LISTED },
    select: { id: true, tags: true, series: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
  });
  const found = rows.flatMap(({ id, tags, series }) =>
    (kind === 'tags' ? tags : [series ?? '']).flatMap((name) => (groupKey(name) === key ? [{ id, name }] : [])),
  );
  const [first] = found;
  return first ? { name: first.name, ids: found.map(({ id }) => id) } : null;
}
