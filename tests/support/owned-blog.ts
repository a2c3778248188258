import { db } from '@/lib/database/db.ts';
import type { Prisma, User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { api } from './api.ts';
import { blogRow } from './blogs.ts';
import { signedInUser } from './users.ts';

export type BlogColumns = Partial<Prisma.BlogUncheckedCreateInput>;

/** Saves a blog, of nobody unless a column says so. */
export const savedBlog = async (columns: BlogColumns = {}) =>
  (await db()).blog.create({ data: blogRow({ id: newId(), ...columns }) });

/** A user with a blog: its id and its version, and the headers of the owner's browser. */
export async function ownedBlog(columns: BlogColumns = {}, account: Partial<User> = {}) {
  const { user, headers } = await signedInUser(account);
  const { id, updatedAt } = await savedBlog({ userId: user.id, ...columns });
  return { user, headers, id, basedOn: updatedAt.toISOString() };
}

export type OwnedBlog = Awaited<ReturnType<typeof ownedBlog>>;

/** The row of a blog. */
export const readRow = async (id: string) => (await db()).blog.findUniqueOrThrow({ where: { id } });

/** How many free blogs an account or a visitor has used, by the key of the quota. */
export const usedBy = async (key: string) => (await (await db()).quota.findUnique({ where: { key } }))?.used ?? 0;

/** PUT /api/blogs/{id}: the text of `blogRow`, with a test's changes. */
export function saveText(
  { id, headers, basedOn }: Pick<OwnedBlog, 'id' | 'headers' | 'basedOn'>,
  changes: object = {},
) {
  const { title, intro, conclusion, sections } = blogRow({ id });
  return api.put(`/api/blogs/${id}`, { title, intro, conclusion, sections, basedOn, ...changes }, headers);
}
