import type { Blog } from '@/lib/blogs/schema';
import { BRAND_NAME } from '@/lib/constants/brand';
import { LANGUAGE_DETAILS } from '@/lib/constants/options';
import { html, SafeHtml } from './html.ts';
import { type ArticleOptions, renderArticle } from './render-article.ts';
import { blogStylesheet } from './stylesheet.ts';
import { designTokens } from './tokens.ts';

/**
 * Tells the page that frames the document how tall it is, now and whenever that changes, as
 * `{type: 'blog:height', height}` in CSS pixels.
 */
export const HEIGHT_SCRIPT = `(()=>{const r=document.documentElement,s=()=>parent.postMessage({type:'blog:height',height:Math.ceil(r.getBoundingClientRect().height)},'*');new ResizeObserver(s).observe(r);s()})()`;

type DocumentOptions = ArticleOptions & {
  /** The blog's own address. */
  canonicalUrl: string;
  /** Text of the description meta tag. */
  description: string;
  /** @font-face rules to put before the styles. */
  fontCss?: string;
  /** Keeps the document out of search results, in favour of the canonical address. */
  noIndex?: boolean;
  /** Inline script, trusted. None unless given. */
  script?: string;
};

/**
 * A blog as one complete HTML document, dark where the reader's system is: the embedded page and the
 * downloaded file. Nothing in it runs, and nothing is fetched but the pictures and fonts given.
 */
export function renderDocument(blog: Blog, options: DocumentOptions): string {
  const { canonicalUrl, description, fontCss = '', noIndex, script, ...articleOptions } = options;
  const robots = noIndex && html`<meta name="robots" content="noindex">`;
  const css = `${fontCss}${pageCss(blog)}${blogStylesheet(blog.style, blog.colorTheme, { darkSelector: 'media' })}`;
  return html`<!doctype html>
<html lang="${LANGUAGE_DETAILS[blog.language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${blog.content.title}</title>
<meta name="description" content="${description}">
<meta name="generator" content="${BRAND_NAME}">
<meta name="color-scheme" content="light dark">
${robots}
<link rel="canonical" href="${canonicalUrl}">
<link rel="icon" href="data:,">
<style>${raw(css)}</style>
</head>
<body>
<main>${new SafeHtml(renderArticle(blog, articleOptions))}</main>
${script && html`<script>${raw(script)}</script>`}
</body>
</html>
`.text;
}

/** Our own CSS or script; `</` could end the element that holds it. */
function raw(text: string): SafeHtml {
  return new SafeHtml(text.replaceAll('</', '<\\/'));
}

function pageCss({ style, colorTheme }: Blog): string {
  const page = (mode: 'light' | 'dark') => designTokens(style, colorTheme, mode).colors.page[0];
  return `html{background:${page('light')};-webkit-text-size-adjust:100%}body{margin:0}@media screen and (prefers-color-scheme:dark){html{background:${page('dark')}}}@media print{html{color-scheme:light;background:#fff}}`;
}
