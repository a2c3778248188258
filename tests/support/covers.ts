import sharp from 'sharp';
import { PUT as putCover, DELETE as removeCover } from '@/app/api/blogs/[id]/cover/route.ts';
import { POST as addPicture } from '@/app/api/blogs/[id]/images/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from './blogs.ts';
import { params, post } from './requests.ts';
import { signedInUser } from './users.ts';

/** A picture of one color, as a form sends it. */
export async function pictureUrl(width: number, height: number, background = '#b5482a') {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** A user with one blog, which each test adapts. */
export async function ownedBlog(given: Partial<Parameters<typeof blogRow>[0]> = {}) {
  const { user, headers } = await signedInUser();
  const id = newId();
  await (await db()).blog.create({ data: blogRow({ id, userId: user.id, ...given }) });
  return { user, headers, id };
}

type Headers = Record<string, string>;

/** PUT /api/blogs/{id}/cover. */
export const changeCover = (id: string, body: unknown, headers: Headers) =>
  putCover(new Request(post(`/api/blogs/${id}/cover`, body, headers), { method: 'PUT' }), params({ id }));

/** DELETE /api/blogs/{id}/cover. */
export const deleteCover = (id: string, headers: Headers) =>
  removeCover(new Request(post(`/api/blogs/${id}/cover`, {}, headers), { method: 'DELETE' }), params({ id }));

/** POST /api/blogs/{id}/images. */
export const uploadPicture = (id: string, picture: string, headers: Headers) =>
  addPicture(post(`/api/blogs/${id}/images`, { picture }, headers), params({ id }));
