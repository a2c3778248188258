import { randomUUID } from 'node:crypto';
import { COLOR_THEMES, STYLES } from '../../lib/constants/options.ts';
import { FEATURED_BLOG } from '../../prisma/featured-blog.ts';
import type { SharedDatabase } from '../support/shared-database.ts';

/**
 * Gives a user blogs, each the size of the hand-written sample.
 * @returns their ids
 */
export async function makeBlogs(
  { query }: SharedDatabase,
  userId: string,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    const { topic, language, length, title, intro, sections, conclusion, writer } = FEATURED_BLOG;
    await query(
      `INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style,
         color_theme, user_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(), now())`,
      [
        ...[id, topic, language, length, `${title}, ${index}`, intro],
        ...[JSON.stringify(sections), conclusion, writer],
        ...[STYLES[index % STYLES.length], COLOR_THEMES[index % COLOR_THEMES.length], userId],
      ],
    );
  }
  return ids;
}
