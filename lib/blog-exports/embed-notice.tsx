import { staticDocument } from '@/lib/blog-design/article/static-markup.ts';
import { BLOG_BLOCKED } from '@/lib/constants/blog-messages.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';

type EmbedNotice = 'blocked' | 'gone' | 'broken';

const SENTENCES: Readonly<Record<EmbedNotice, string>> = {
  blocked: BLOG_BLOCKED.description,
  gone: 'This blog is no longer available.',
  broken: 'This blog cannot be shown right now.',
};

/** Inline, as the frame loads nothing from us. */
const CSS = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:2rem 1.5rem;font:1.0625rem/1.6 Georgia,serif;text-align:center;color:#26221c;background:#fbf9f4}',
  'p{margin:0 0 .5rem}',
  'a{color:inherit;text-underline-offset:.25em}',
  'a:focus-visible{outline:2px solid;outline-offset:3px}',
  '@media(prefers-color-scheme:dark){body{color:#ece7dd;background:#1b1916}}',
].join('');

/** The document in a frame whose blog cannot be shown, with a link to the product's home; no scripts. */
export function embedNotice(notice: EmbedNotice, home: string): string {
  const sentence = SENTENCES[notice];
  return staticDocument(
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a document of its own, not a page of Next's. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{sentence}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <style>{CSS}</style>
      </head>
      <body>
        <main>
          <p>{sentence}</p>
          <p>
            <a href={home} target="_blank" rel="noopener">
              {BRAND_NAME}
            </a>
          </p>
        </main>
      </body>
    </html>,
  );
}
