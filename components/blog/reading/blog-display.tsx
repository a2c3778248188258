import { ViewImage } from '@/lib/blog-design/article/view-image.tsx';
import { jsonForScript, structuredData } from '@/lib/blogs/page/json-ld.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { viewImagePath } from '@/lib/routes.ts';
import { BlogArticle } from '../article/blog-article.tsx';
import { SharePanel } from '../sharing/share-controls.tsx';
import { OwnFacesLater } from './own-faces-later.tsx';

/** Structured data; `origin` is that of this site. */
function BlogJsonLd({ blog, origin }: { blog: Blog; origin: string }) {
  return structuredData(blog, origin).map((each, at) => (
    // The JSON cannot end the script element.
    // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes.
    <script key={at} type="application/ld+json">
      {jsonForScript(each)}
    </script>
  ));
}

/** The article, its share link and structured data (spec §2, Blog display). */
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
