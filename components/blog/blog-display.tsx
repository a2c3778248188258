import type { Blog } from '@/lib/blogs/schema';
import { BlogArticle } from './blog-article';
import { BlogJsonLd } from './blog-json-ld';
import { SharePanel } from './share-panel';

/** The article with its share link: what all reading screens show (spec §2, Blog display). */
export function BlogDisplay({ blog }: { blog: Blog }) {
  return (
    <>
      <BlogJsonLd blog={blog} origin={new URL(blog.shareUrl).origin} />
      <BlogArticle blog={blog} />
      <SharePanel blog={blog} />
    </>
  );
}
