import { createHash } from 'node:crypto';
import { ArticleContent } from '@/lib/blog-design/article/article.tsx';
import { staticMarkup, storedMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { cjkFaces, fontFaces, fontPreloads } from '@/lib/blog-design/fonts/faces.ts';
import { everyStyleHref, ownStyleHref } from '@/lib/blog-design/stylesheet.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { type Language, languageTag, STYLES } from '@/lib/constants/options.ts';
import { leaveMarkup } from '@/lib/http/answer-context.ts';
import { StyledArticle } from './styled-article.tsx';

/** A style element for the head, named by a hash of its rules, as React loads each `href` once. */
function HeadStyle({ css }: { css: string }) {
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return (
    <style href={name} precedence="blog">
      {css}
    </style>
  );
}

/** All styles, and their fonts for a text. */
export function AllStylesheets({ language, text }: { language: Language; text: string }) {
  // Browsers load the files of a face on first use.
  const faces = STYLES.map((style) => fontFaces(style, language, { baseUrl: FONTS_PATH, text }));
  return (
    <>
      <link rel="stylesheet" href={everyStyleHref()} precedence="blog" />
      <HeadStyle css={faces.join('')} />
    </>
  );
}

/** Preloads fonts by elements, as React's `preload` would also run on pages that prefetch this one. */
const FontPreloads = ({ blog: { style, language } }: { blog: Blog }) =>
  fontPreloads(style, language, FONTS_PATH).map((href) => (
    <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
  ));

type ArticleProps = { blog: Blog; hasOwnFonts?: boolean; hasActions?: boolean };

/**
 * A blog without CSS, for screens that load AllStylesheets: as markup in a document, so that it is sent once, or as
 * elements on client-side navigation.
 */
export function UnstyledArticle({ blog, hasOwnFonts = false, hasActions = false }: ArticleProps) {
  const { style, colorTheme } = blog;
  const frame = { style, colorTheme, lang: languageTag(blog) };
  const content = () => (
    <>
      {hasOwnFonts ? <FontPreloads blog={blog} /> : null}
      <ArticleContent
        blog={blog}
        readingMinutes={readingMinutes(blog)}
        assetUrl={(address) => address}
        hasActions={hasActions}
        hasCopyButtons
      />
    </>
  );
  const id = leaveMarkup(() => storedMarkup([blog, hasOwnFonts, hasActions], () => staticMarkup(content())));
  return <StyledArticle {...frame} {...(id ? { id } : { children: content() })} />;
}

export function BlogArticle({ blog, hasActions = false }: Omit<ArticleProps, 'hasOwnFonts'>) {
  // The text is in the reader's own.
  const cjk = cjkFaces(blog.style, blog.language, { baseUrl: FONTS_PATH, text: blog.content.title });
  return (
    <>
      <link rel="stylesheet" href={ownStyleHref(blog)} precedence="blog" />
      {cjk ? <HeadStyle css={cjk} /> : null}
      <UnstyledArticle blog={blog} hasOwnFonts hasActions={hasActions} />
    </>
  );
}
