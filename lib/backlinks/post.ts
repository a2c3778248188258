import 'server-only';
import { findBlog, findImage } from '@/lib/blogs/queries';
import type { Visibility } from '@/lib/constants/platforms';
import type { Picture, Post } from './platforms/platform';

/** A stored picture's id in its address. */
const STORED_PICTURE = /^\/api\/images\/([\w-]{1,64})$/;

async function readPicture(url: string): Promise<Picture | null> {
  const id = STORED_PICTURE.exec(url)?.[1];
  const image = id ? await findImage(id) : null;
  return image && { bytes: new Uint8Array(image.bytes), contentType: image.contentType };
}

/** A blog as platforms get it, or null when it is gone. */
export async function findPost(blogId: string, visibility: Visibility): Promise<Post | null> {
  const blog = await findBlog(blogId);
  return blog && { blog, visibility, canonicalUrl: blog.shareUrl, readPicture };
}
