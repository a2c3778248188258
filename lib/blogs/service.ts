import 'server-only';
import { cache } from 'react';
import { AppError } from '@/lib/http/errors';
import { isId } from '@/lib/ids';
import { findBlog, findImage } from './queries';
import type { Blog } from './schema';

/** A blog that anyone may read, or null; asked once for a page however many parts need it. */
export const readBlog = cache(async (id: string): Promise<Blog | null> => {
  return isId(id) ? findBlog(id) : null;
});

/**
 * A blog that anyone may read.
 * @throws AppError not-found
 */
export async function getBlog(id: string): Promise<Blog> {
  const blog = await readBlog(id);
  if (!blog) throw new AppError('not-found', 'The requested blog could not be found.');
  return blog;
}

/**
 * A stored picture.
 * @throws AppError not-found
 */
export async function getImage(id: string) {
  const image = isId(id) ? await findImage(id) : null;
  if (!image) throw new AppError('not-found', 'The requested image could not be found.');
  return image;
}
