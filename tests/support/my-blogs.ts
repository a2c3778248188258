import { readActor } from '@/lib/auth/actor.ts';
import { myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { listMyBlogs } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from './blogs.ts';
import { get } from './requests.ts';
import { signedInUser } from './users.ts';

/** A signed-in user with blogs, each given by its overrides; the first is the newest. */
export async function makeOwner(blogs: readonly Partial<Prisma.BlogUncheckedCreateInput>[]) {
  const { user, headers } = await signedInUser();
  const rows = blogs.map((given, place) =>
    blogRow({ id: newId(), userId: user.id, createdAt: new Date(Date.UTC(2026, 5, 1) - place * 60_000), ...given }),
  );
  await (await db()).blog.createMany({ data: rows });
  return { user, headers, ids: rows.map(({ id }) => id) };
}

/** What My Blogs shows the user of these headers at an address like '?q=tea&page=2'. */
export async function myBlogs(headers: Record<string, string>, query = '') {
  const actor = await readActor(get(`/blogs${query}`, headers));
  if (actor.kind !== 'user') throw new Error('Nobody is signed in.');
  const view = myBlogsSchema.parse(Object.fromEntries(new URLSearchParams(query)));
  const { blogs, found, total } = await listMyBlogs(actor, view);
  return { found, total, titles: blogs.map(({ content }) => content.title) };
}
