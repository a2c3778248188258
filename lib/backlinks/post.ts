import 'server-only';
import { findBlog } from '@/lib/blogs/queries.ts';
import type { Visibility } from '@/lib/constants/platforms.ts';
import { readPicture } from '@/lib/images/store.ts';
import type { Picture, Post } from './platforms/shared/platform.ts';

/** A stored picture's id in its address. */
const STORED_PICTURE = /^\/api\/images\/([\w-]{1,64})$/;

async function readOwnPicture(url: string): Promise<Picture | null> {
  const id = STORED_PICTURE.exec(url)?.[1];
  return id ? readPicture(id) : null;
}

/** A blog as platforms get it, or null when it is gone. */
export async function findPost(blogId: string, visibility: Visibility): Promise<Post | null> {
  const blog = await findBlog(blogId);
  return blog && { blog, visibility, canonicalUrl: blog.shareUrl, readPicture: readOwnPicture };
}
