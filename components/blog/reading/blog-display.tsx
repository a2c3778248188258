import { ViewImage } from '@/lib/blog-design/article/article-frame.tsx';
import { BlogForPrograms } from '@/lib/blog-design/article/document.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { viewImagePath } from '@/lib/routes.ts';
import { BlogArticle } from '../article/blog-article.tsx';
import { BlogActions } from '../bar/blog-actions.tsx';
import { managedBlog } from '../bar/managed-blog.ts';
import { ReaderActions, SharePanel } from '../sharing/share-controls.tsx';
import { OwnFacesLater } from './own-faces-later.tsx';

type BlogDisplayProps = { blog: Blog; bar?: { canSearchPictures: boolean } };

/** The article, its share link and structured data (spec §2, Blog display), with a bar below the title on our own screens. */
export function BlogDisplay({ blog, bar }: BlogDisplayProps) {
  return (
    <>
      <OwnFacesLater />
      <BlogForPrograms blog={blog} />
      {bar ? (
        <BlogActions key={blog.id} blog={managedBlog(blog)} forReaders={<ReaderActions blog={blog} />} {...bar}>
          <BlogArticle blog={blog} hasActions />
        </BlogActions>
      ) : (
        <BlogArticle blog={blog} />
      )}
      <SharePanel blog={blog} />
      <ViewImage src={viewImagePath(blog.id, 'page')} />
    </>
  );
}
