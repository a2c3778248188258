import type { SharedDatabase } from '../support/shared-database.ts';
import { makeBlogs } from './make-blogs.ts';

/** Somebody who is signed in at an application, and their blogs. */
export type Owner = { origin: string; cookie: string; blogs: string[] };

/** Registers somebody and gives them blogs. */
export async function makeOwner(
  origin: string,
  database: SharedDatabase,
  count: number,
): Promise<Owner> {
  const email = `bench-${Date.now()}@example.com`;
  const password = 'violet lighthouse';
  const response = await fetch(`${origin}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password, confirmPassword: password }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { user } = await response.json();
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { origin, cookie: cookie.join('; '), blogs: await makeBlogs(database, user.uid, count) };
}

/** Gives one of the owner's blogs another title, through one of several processes. */
export async function editBlog(
  { origin, cookie }: Owner,
  base: string,
  id: string,
  title: string,
): Promise<void> {
  const { content, updatedAt } = await (await fetch(`${base}/api/blogs/${id}`)).json();
  const { intro, conclusion, sections } = content;
  const texts = sections.map(
    ({ heading, content: text }: { heading: string; content: string }) => ({
      ...{ heading, content: text },
    }),
  );
  const response = await fetch(`${base}/api/blogs/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ title, intro, conclusion, sections: texts, basedOn: updatedAt }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}
