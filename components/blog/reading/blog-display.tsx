import { ViewImage } from '@/lib/blog-design/article/article-frame.tsx';
import { BlogForPrograms } from '@/lib/blog-design/article/structured-data.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { viewImagePath } from '@/lib/routes.ts';
import { BlogArticle } from '../article/blog-article.tsx';
import { SharePanel } from '../sharing/share-controls.tsx';
import { OwnFacesLater } from './own-faces-later.tsx';

/** The article, its share link and structured data (spec §2, Blog display). */
export function BlogDisplay({ blog }: { blog: Blog }) {
  return (
    <>
      <OwnFacesLater />
      <BlogForPrograms blog={blog} />
      <BlogArticle blog={blog} />
      <SharePanel blog={blog} />
      <ViewImage src={viewImagePath(blog.id, 'page')} />
    </>
  );
}
