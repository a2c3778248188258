import pg from 'pg';
import { COLOR_THEMES, STYLES } from '../../lib/constants/options.ts';
import { openEmbeddedDatabase } from '../../lib/embedded-db/open.ts';
import { FEATURED_BLOG } from '../../prisma/featured-blog.ts';

/**
 * Fills a stopped server's database with blogs of one creator, each the size of the hand-written sample.
 * @returns their ids
 */
export async function makeBlogs(dataDir: string, count: number): Promise<string[]> {
  const { connection, close } = await openEmbeddedDatabase(dataDir);
  const client = new pg.Client(connection);
  await client.connect();
  const ids = Array.from(
    { length: count },
    (_, index) => `bench${String(index).padStart(17, '0')}`,
  );
  await client.query(
    `INSERT INTO users (id, email, slug, updated_at) VALUES ('bench', 'bench@example.com', 'bench', now())`,
  );
  for (const [index, id] of ids.entries()) {
    const { topic, language, length, title, intro, sections, conclusion, writer } = FEATURED_BLOG;
    await client.query(
      `INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style,
         color_theme, user_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'bench', now(), now())`,
      [
        ...[id, topic, language, length, `${title}, ${index}`, intro],
        ...[JSON.stringify(sections), conclusion, writer],
        ...[STYLES[index % STYLES.length], COLOR_THEMES[index % COLOR_THEMES.length]],
      ],
    );
  }
  await client.end();
  await close();
  return ids;
}
