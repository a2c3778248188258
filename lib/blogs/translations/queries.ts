import 'server-only';
import { db } from '@/lib/database/db.ts';
import { siteUrl } from '@/lib/env.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { sharePath } from '@/lib/routes.ts';
import type { BlogTranslation } from '../schema.ts';

type Row = Pick<BlogTranslation, 'id' | 'language'> & { of: string; createdAt: Date };

/**
 * Translations by blog id, oldest first, without the bin; blogs without translations are missing.
 * @param options.onlyPublic leaves out unlisted blogs and drafts
 */
export async function findTranslations(
  blogs: readonly { id: string }[],
  { onlyPublic }: { onlyPublic: boolean },
): Promise<ReadonlyMap<string, BlogTranslation[]>> {
  const shown = onlyPublic ? Prisma.sql`AND other.visibility = 'public'` : Prisma.empty;
  const rows = await (await db()).$queryRaw<Row[]>`
    SELECT blogs.id AS of, other.id, other.language, other.created_at AS "createdAt"
    FROM blogs JOIN blogs other ON other.translation_group_id = blogs.translation_group_id
    WHERE blogs.id = ANY(${blogs.map(({ id }) => id)}) AND other.id <> blogs.id AND other.deleted_at IS NULL ${shown}
    ORDER BY other.created_at, other.id`;
  const translations = new Map<string, BlogTranslation[]>();
  for (const { of, createdAt, ...row } of rows) {
    const shareUrl = `${siteUrl()}${sharePath(row.id)}`;
    const translation = { ...row, shareUrl, createdAt: createdAt.toISOString() };
    translations.set(of, [...(translations.get(of) ?? []), translation]);
  }
  return translations;
}
