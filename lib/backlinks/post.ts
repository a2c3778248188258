import 'server-only';
import { findBlog } from '@/lib/blogs/queries.ts';
import { visibleTo } from '@/lib/blogs/rights.ts';
import type { Visibility } from '@/lib/constants/platforms.ts';
import { readPicture } from '@/lib/images/store.ts';
import type { Picture, Post } from './platforms/shared/platform.ts';

/** A stored picture's id in its address. */
const STORED_PICTURE = /^\/api\/images\/([\w-]{1,64})$/;

async function readOwnPicture(url: string): Promise<Picture | null> {
  const id = STORED_PICTURE.exec(url)?.[1];
  return id ? readPicture(id) : null;
}

/** A blog as platforms get it, or null when nobody could follow a link to it: it is gone, in the bin, or a draft. */
export async function findPost(blogId: string, visibility: Visibility): Promise<Post | null> {
  const found = await findBlog(blogId);
  if (!found || visibleTo(undefined, found.access) !== 'visible') return null;
  const { blog } = found;
  return { blog, visibility, canonicalUrl: blog.shareUrl, readPicture: readOwnPicture };
}
