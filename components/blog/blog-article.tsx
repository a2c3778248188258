import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog';
import { fontPreloads } from '@/lib/blog-design/fonts/font-faces';
import { renderArticle } from '@/lib/blog-design/render-article';
import { ownStyleHref } from '@/lib/blog-design/stylesheet-files';
import { readingMinutes } from '@/lib/blogs/reading-time';
import type { Blog } from '@/lib/blogs/schema';
import { ArticleHtml } from './article-html';
import { blogCjkCss } from './blog-fonts';
import { HeadStyle } from './head-style';

function articleHtml(blog: Blog): string {
  return renderArticle(blog, {
    readingMinutes: readingMinutes(blog),
    assetUrl: (address) => address,
    ...(blog.editedAt && { editedAt: blog.editedAt }),
  });
}

/**
 * Asks for the fonts before the styles are read. As markup: React's own preload would fetch them on every page that only
 * prefetches this one.
 */
function preloadHtml({ style, language }: Blog): string {
  return fontPreloads(style, language, FONTS_PATH)
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** A whole blog without its looks, for screens that load every style (see EveryStyleSheet). */
export function UnstyledArticle({ blog }: { blog: Blog }) {
  return <ArticleHtml html={articleHtml(blog)} />;
}

/** A whole blog as it is read (spec §2, Blog display), with the CSS of its own style and no other. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const cjk = blogCjkCss(blog);
  return (
    <>
      <link rel="stylesheet" href={ownStyleHref(blog)} precedence="blog" />
      {cjk ? <HeadStyle css={cjk} /> : null}
      <ArticleHtml html={preloadHtml(blog) + articleHtml(blog)} />
    </>
  );
}
