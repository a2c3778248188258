import { ViewImage } from '@/lib/blog-design/article/view-image.tsx';
import { jsonForScript, structuredData } from '@/lib/blogs/page/json-ld.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { viewImagePath } from '@/lib/routes.ts';
import { BlogArticle } from '../article/blog-article.tsx';
import { SharePanel } from '../sharing/share-controls.tsx';
import { OwnFacesLater } from './own-faces-later.tsx';

/** A blog for search engines. `origin` is this site's address without a trailing slash. */
function BlogJsonLd({ blog, origin }: { blog: Blog; origin: string }) {
  return structuredData(blog, origin).map((each, at) => (
    // The JSON has no character that could end the script element.
    // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes.
    <script key={at} type="application/ld+json">
      {jsonForScript(each)}
    </script>
  ));
}

/** The article with its share link: what all reading screens show (spec §2, Blog display). */
export function BlogDisplay({ blog }: { blog: Blog }) {
  return (
    <>
      <OwnFacesLater />
      <BlogJsonLd blog={blog} origin={new URL(blog.shareUrl).origin} />
      <BlogArticle blog={blog} />
      <SharePanel blog={blog} />
      <ViewImage src={viewImagePath(blog.id, 'page')} />
    </>
  );
}
