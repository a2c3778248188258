import { preload } from 'react-dom';
import { fontPreloads } from '@/lib/blog-design/fonts/font-faces';
import { FONTS_PATH } from '@/lib/blog-design/fonts/serve';
import { renderArticle } from '@/lib/blog-design/render-article';
import { blogStylesheet } from '@/lib/blog-design/stylesheet';
import { readingMinutes } from '@/lib/blogs/reading-time';
import type { Blog } from '@/lib/blogs/schema';
import { ArticleHtml } from './article-html';
import { blogFontCss } from './blog-fonts';

function articleHtml(blog: Blog): string {
  return renderArticle(blog, {
    readingMinutes: readingMinutes(blog),
    assetUrl: (address) => address,
    ...(blog.editedAt && { editedAt: blog.editedAt }),
  });
}

/** A whole blog without its looks, for screens that load every style (see AllStyles). */
export function UnstyledArticle({ blog }: { blog: Blog }) {
  return <ArticleHtml html={articleHtml(blog)} />;
}

/** A whole blog as it is read (spec §2, Blog display), with the CSS of its own style and no other. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const { style, colorTheme, language } = blog;
  for (const font of fontPreloads(style, language, FONTS_PATH)) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <>
      <style>{blogFontCss(blog) + blogStylesheet(style, colorTheme)}</style>
      <UnstyledArticle blog={blog} />
    </>
  );
}
