import { Fragment, type ReactNode } from 'react';
import type { Citation } from '@/lib/article/tree.ts';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { each, Text } from '@/lib/blog-design/article/blocks.tsx';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { alternativeText, isHttpUrl, pictureCredit, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogSource } from '@/lib/blogs/schema.ts';
import type { ArticleLabels } from '@/lib/languages/labels.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { quotation } from '@/lib/languages/words.ts';
import { articleParts } from './article-parts.ts';

type Options = {
  /** Maps a picture's URL to its URL on the site; only http(s) pictures are shown. */
  pictureUrl: (url: string) => string;
  pictureClass?: (url: string) => string | undefined;
  /** Begins with the cover. */
  hasCover?: boolean;
};

type Post = { blog: Blog; canonicalUrl: string };

/** The article as plain semantic HTML, ending with the sources. */
export const articleHtml = (blog: Blog, options: Options): string =>
  staticMarkup(<ArticleParts blog={withPlainText(blog)} options={options} />);

/** A post as plain semantic HTML without the title, ending with a note on the writer and a link to the original. */
export function postHtml({ blog: given, canonicalUrl }: Post, options: Options): string {
  const blog = withPlainText(given);
  const note = articleNote(blog);
  const credit = blog.cover && creditLine(blog.cover);
  return staticMarkup(
    <>
      {/* The site itself shows the cover above the text. */}
      {credit ? (
        <p>
          <em>{credit}</em>
        </p>
      ) : null}
      <ArticleParts blog={blog} options={options} />
      {note ? (
        <p>
          <em>{note}</em>
        </p>
      ) : null}
      <p>
        {ARTICLE_LABELS[blog.language].originallyAt} <a href={canonicalUrl}>{new URL(canonicalUrl).host}</a>
      </p>
    </>,
  );
}

const sourceUrls = ({ sources }: Blog): ReadonlyMap<number, string> =>
  new Map(sources.flatMap(({ number, url }) => (isHttpUrl(url) ? [[number, url]] : [])));

function ArticleParts({ blog, options }: { blog: Blog; options: Options }) {
  const urls = sourceUrls(blog);
  // Another site's page has no anchors of ours.
  const renderCitation = ({ number }: Citation) => (
    <sup>
      <a href={urls.get(number)}>[{number}]</a>
    </sup>
  );
  return (
    <>
      {options.hasCover && blog.cover ? <Figures images={[blog.cover]} options={options} /> : null}
      {each(articleParts(blog, new Set(urls.keys())), ({ heading, depth, images, blocks }) => {
        const Heading = depth === 3 ? 'h3' : 'h2';
        return (
          <>
            {heading === undefined ? null : <Heading>{heading}</Heading>}
            <Figures images={images} options={options} />
            <Text blocks={blocks} renderCitation={renderCitation} headingTag={depth === 3 ? 'h4' : 'h3'} />
          </>
        );
      })}
      <Sources blog={blog} />
    </>
  );
}

type FiguresProps = { images: readonly BlogImage[]; options: Options };

function Figures({ images, options: { pictureUrl, pictureClass } }: FiguresProps) {
  return images
    .filter(({ url }) => isHttpUrl(pictureUrl(url)))
    .map((image, at) => {
      const { url, width, height } = image;
      const credit = creditLine(image);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        <figure key={at}>
          <img
            src={pictureUrl(url)}
            alt={alternativeText(image)}
            {...(width > 0 && height > 0 && { width, height })}
            className={pictureClass?.(url)}
            // Keeps React from emitting a preload element before the text.
            loading="lazy"
          />
          {credit ? <figcaption>{credit}</figcaption> : null}
        </figure>
      );
    });
}

function creditLine(image: BlogImage): ReactNode {
  const words = pictureCredit(image);
  return words && isHttpUrl(image.sourceUrl) ? <a href={image.sourceUrl}>{words}</a> : words;
}

/** Each page once, followed by its cited passages, folded (blog-imports reads this format). */
function Sources({ blog: { sources, language } }: { blog: Blog }) {
  if (sources.length === 0) return null;
  const labels = ARTICLE_LABELS[language];
  return (
    <>
      <h2>{labels.sources}</h2>
      {sourceGroups(sources).map(({ page, sources: entries }) =>
        page ? (
          <Fragment key={page.url || page.title}>
            <p>
              <SourcePage page={page} labels={labels} />
            </p>
            <details>
              <summary>{entries.map(({ number }) => `[${number}]`).join(' ')}</summary>
              <Entries sources={entries} language={language} />
            </details>
          </Fragment>
        ) : (
          <Entries key="unquoted" sources={entries} language={language} />
        ),
      )}
    </>
  );
}

function Entries({ sources, language }: Pick<Blog, 'sources' | 'language'>) {
  const labels = ARTICLE_LABELS[language];
  return (
    <ol>
      {sources.map((source) => (
        <li key={source.number} value={source.number}>
          {source.quote ? quotation(source.quote, language) : <SourcePage page={source} labels={labels} />}
        </li>
      ))}
    </ol>
  );
}

type SourcePageProps = { page: Pick<BlogSource, 'url' | 'title' | 'license'>; labels: ArticleLabels };

function SourcePage({ page: { url, title, license }, labels }: SourcePageProps) {
  return (
    <>
      {isHttpUrl(url) ? <a href={url}>{title || url}</a> : title}
      {license ? (
        <>
          {` · ${labels.licensedText} `}
          <a href={license.url}>{license.name}</a>
        </>
      ) : null}
    </>
  );
}
