import { randomUUID } from 'node:crypto';
import { COLOR_THEMES, STYLES } from '../../lib/constants/options.ts';
import type { SharedDatabase } from '../support/shared-database.ts';

/** A signed-in user of an application, and their blogs. */
export type Owner = { origin: string; email: string; cookie: string; blogs: string[] };

/** The password of every owner. */
export const PASSWORD = 'violet lighthouse';

/**
 * Gives a user of a running application blogs, each a copy of the featured one that a person has taken over.
 * @returns their ids
 */
async function makeBlogs({ query }: SharedDatabase, userId: string, count: number): Promise<string[]> {
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

/**
 * Registers somebody and gives them blogs.
 * @param address the client address that they register from
 */
export async function makeOwner(
  origin: string,
  database: SharedDatabase,
  count: number,
  address = '127.0.0.1',
): Promise<Owner> {
  const email = `bench-${randomUUID()}@example.com`;
  const response = await fetch(`${origin}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { user } = await response.json();
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  const blogs = await makeBlogs(database, user.uid, count);
  return { origin, email, cookie: cookie.join('; '), blogs };
}

/** Gives one of the owner's blogs another title, through one of several processes. */
export async function editBlog({ origin, cookie }: Owner, base: string, id: string, title: string): Promise<void> {
  const { content, updatedAt } = await (await fetch(`${base}/api/blogs/${id}`)).json();
  const { intro, conclusion, sections } = content;
  const texts = sections.map(({ heading, content: text }: { heading: string; content: string }) => ({
    heading,
    content: text,
  }));
  const response = await fetch(`${base}/api/blogs/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ title, intro, conclusion, sections: texts, basedOn: updatedAt }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}
