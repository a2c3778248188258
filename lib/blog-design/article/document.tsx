import { blogMark } from '@/lib/blogs/authorship/source-type.ts';
import { structuredData } from '@/lib/blogs/reading/metadata.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { blogStylesheet } from '../stylesheet.ts';
import { designTokens } from '../tokens.ts';
import { Article } from './article.tsx';
import { type ArticleOptions, withPlainText } from './article-data.ts';
import { ViewImage } from './article-frame.tsx';
import { staticDocument } from './static-markup.ts';

/** Tells the page around a frame the document's height in CSS pixels, now and after every change. */
export const HEIGHT_SCRIPT = `(()=>{const r=document.documentElement,s=()=>parent.postMessage({type:'blog:height',height:Math.ceil(r.getBoundingClientRect().height)},'*');new ResizeObserver(s).observe(r);s()})()`;

type DocumentOptions = ArticleOptions & {
  canonicalUrl: string;
  description: string;
  /** @font-face rules to put before the styles. */
  fontCss?: string;
  /** Keeps the document out of search results, in favor of the canonical address. */
  noIndex?: boolean;
  viewImage?: string;
  reportUrl?: string;
  /** Trusted inline script. */
  script?: string;
};

/** A blog as an HTML document for frames and downloads, which fetches nothing but the given pictures and fonts. */
export const renderDocument = (blog: Blog, options: DocumentOptions): string =>
  staticDocument(<BlogDocument blog={withPlainText(blog)} {...options} />);

function BlogDocument({ blog, ...options }: DocumentOptions & { blog: Blog }) {
  const { canonicalUrl, description, fontCss = '', noIndex, viewImage, reportUrl, script, ...articleOptions } = options;
  const css = `${fontCss}${pageCss(blog)}${reportUrl ? reportCss(blog) : ''}${blogStylesheet(blog.style, blog.colorTheme, 'media')}`;
  return (
    <html lang={languageTag(blog)}>
      {/* biome-ignore lint/style/noHeadElement: a document of its own, not a page of Next's. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{blog.content.title}</title>
        <meta name="description" content={withPlainText(description)} />
        <meta name="generator" content={BRAND_NAME} />
        <meta name="color-scheme" content="light dark" />
        {noIndex ? <meta name="robots" content="noindex" /> : null}
        <link rel="canonical" href={canonicalUrl} />
        <link rel="icon" href="data:," />
        <BlogForPrograms blog={blog} />
        <style>{css}</style>
      </head>
      <body>
        <main>
          <Article blog={blog} {...articleOptions} />
        </main>
        {reportUrl ? (
          <footer className="report">
            <a href={reportUrl} target="_blank" rel="noopener nofollow">
              Report
            </a>
          </footer>
        ) : null}
        {viewImage ? <ViewImage src={viewImage} /> : null}
        {script ? <script>{script}</script> : null}
      </body>
    </html>
  );
}

/** Structured data as JSON-LD. `<` is escaped, since a script is raw text. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}

/** A blog for programs: its mark, its record and its structured data. */
export function BlogForPrograms({ blog }: { blog: Blog }) {
  const { digital_source_type, provenance } = blogMark(blog);
  return (
    <>
      {digital_source_type ? <meta name="digital-source-type" content={digital_source_type} /> : null}
      <link rel="describedby" type="application/json" href={provenance} />
      {structuredData(blog, new URL(blog.shareUrl).origin).map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
    </>
  );
}

function reportCss({ style, colorTheme }: Blog): string {
  const rule = (mode: 'light' | 'dark') => {
    const { popover, muted } = designTokens(style, colorTheme, mode).colors;
    return `.report{background:${popover};color:${muted}}`;
  };
  return `.report{padding:.5rem 1.25rem;text-align:right;font:.8125rem/1.5 system-ui,sans-serif}.report a{color:inherit;display:inline-block;padding:.25rem 0}${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`;
}

function pageCss({ style, colorTheme }: Blog): string {
  const page = (mode: 'light' | 'dark') => designTokens(style, colorTheme, mode).colors.page[0];
  return `html{background:${page('light')};-webkit-text-size-adjust:100%}body{margin:0}@media screen and (prefers-color-scheme:dark){html{background:${page('dark')}}}@media print{html{color-scheme:light;background:#fff}}`;
}
