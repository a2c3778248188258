import { createHash } from 'node:crypto';
import { ArticleContent } from '@/lib/blog-design/article/article.tsx';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { blogText } from '@/lib/blog-design/blog-text.ts';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { cjkFaces, fontFaces, fontPreloads } from '@/lib/blog-design/fonts/font-faces.ts';
import { everyStyleHref, ownStyleHref } from '@/lib/blog-design/stylesheet-files.ts';
import { readingMinutes } from '@/lib/blogs/reading-time.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, STYLES } from '@/lib/constants/options.ts';
import { leaveMarkup } from '@/lib/http/answer-context.ts';
import { StyledArticle } from './styled-article.tsx';

/**
 * A style element, which React moves into the head. React loads one `href` once, so the name is a hash of the rules: each
 * of two blogs opened one after the other gets its own.
 */
function HeadStyle({ css }: { css: string }) {
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return (
    <style href={name} precedence="blog">
      {css}
    </style>
  );
}

const optionsFor = (blog: Blog) => ({ baseUrl: FONTS_PATH, text: blogText(blog) });

/** The @font-face rules of a blog's Chinese or Japanese letters in its own style, '' in other languages. */
const blogCjkCss = (blog: Blog): string => cjkFaces(blog.style, blog.language, optionsFor(blog));

/** The @font-face rules of a blog in every style; browsers fetch a file only once it is used. */
const everyFontCss = (blog: Blog): string =>
  STYLES.map((style) => fontFaces(style, blog.language, optionsFor(blog))).join('');

/** The CSS and fonts of all styles, so that a screen can switch a blog's style without a request. */
export function AllStylesheets({ blog }: { blog: Blog }) {
  return (
    <>
      <link rel="stylesheet" href={everyStyleHref()} precedence="blog" />
      <HeadStyle css={everyFontCss(blog)} />
    </>
  );
}

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
