import { randomUUID } from 'node:crypto';
import { COLOR_THEMES, STYLES } from '../../lib/constants/options.ts';
import type { SharedDatabase } from '../support/shared-database.ts';

/**
 * Gives a user of a running application blogs, each a copy of the featured one that a person has taken over.
 * @returns their ids
 */
export async function makeBlogs({ query }: SharedDatabase, userId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    await query(
      `INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style,
         color_theme, user_id, created_at, updated_at)
       SELECT $1, topic, language, length, title || $2, intro, sections, conclusion, 'person', $3, $4, $5, now(), now()
       FROM blogs WHERE id = 'featured'`,
      [...[id, `, ${index}`, STYLES[index % STYLES.length]], ...[COLOR_THEMES[index % COLOR_THEMES.length], userId]],
    );
  }
  return ids;
}
