import { ArticleContent } from '@/lib/blog-design/article/article.tsx';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { fontPreloads } from '@/lib/blog-design/fonts/font-faces.ts';
import { ownStyleHref } from '@/lib/blog-design/stylesheet-files.ts';
import { readingMinutes } from '@/lib/blogs/reading-time.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { leaveMarkup } from '@/lib/http/answer-context.ts';
import { blogCjkCss } from './blog-fonts.ts';
import { HeadStyle } from './head-style.tsx';
import { StyledArticle } from './styled-article.tsx';

/**
 * Asks for the fonts before the styles are read. As elements: a call of React's `preload` would fetch them on every page
 * that only prefetches this one.
 */
function FontPreloads({ blog: { style, language } }: { blog: Blog }) {
  return fontPreloads(style, language, FONTS_PATH).map((href) => (
    <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
  ));
}

type WholeArticleProps = { blog: Blog; hasOwnFonts?: boolean };

/** A document carries the article once, as markup; whoever comes from another page of ours gets it as elements. */
function WholeArticle({ blog, hasOwnFonts = false }: WholeArticleProps) {
  const { style, colorTheme, language } = blog;
  const frame = { style, colorTheme, lang: LANGUAGE_DETAILS[language].tag };
  const content = (
    <>
      {hasOwnFonts ? <FontPreloads blog={blog} /> : null}
      <ArticleContent blog={blog} readingMinutes={readingMinutes(blog)} assetUrl={(address) => address} />
    </>
  );
  const id = leaveMarkup(() => staticMarkup(content));
  if (id) return <StyledArticle {...frame} id={id} />;
  return <StyledArticle {...frame}>{content}</StyledArticle>;
}

/** A whole blog without the CSS of its style, for screens that load every style (see AllStylesheets). */
export function UnstyledArticle({ blog }: { blog: Blog }) {
  return <WholeArticle blog={blog} />;
}

/** A whole blog as it is read (spec §2, Blog display), with the CSS of its own style and no other. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const cjk = blogCjkCss(blog);
  return (
    <>
      <link rel="stylesheet" href={ownStyleHref(blog)} precedence="blog" />
      {cjk ? <HeadStyle css={cjk} /> : null}
      <WholeArticle blog={blog} hasOwnFonts />
    </>
  );
}
