import { Fragment, type ReactNode } from 'react';
import { withPlainText } from '@/lib/blog-design/article/plain-text.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { Inlines, type RenderCitation, Text } from '@/lib/blog-design/article/text.tsx';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import { alternativeText, creditOf, isHttpUrl, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogQuestion, BlogSource } from '@/lib/blogs/schema.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';

type Options = {
  /** Maps a picture's URL to its URL on the site; only http(s) pictures are shown. */
  pictureUrl: (url: string) => string;
  /** The class by which the site recognizes its own picture. */
  pictureClass?: (url: string) => string | undefined;
};

/** Source URLs by number; http(s) only. */
type SourceUrls = ReadonlyMap<number, string>;

type Post = { blog: Blog; canonicalUrl: string };

/** The article as plain semantic HTML, ending with the sources. */
export function articleHtml(blog: Blog, options: Options): string {
  return staticMarkup(<ArticleParts blog={withPlainText(blog)} options={options} />);
}

/**
 * A post's article as plain semantic HTML, without the title, ending with a note on who wrote it and a link to the
 * original.
 */
export function postHtml({ blog, canonicalUrl }: Post, options: Options): string {
  return staticMarkup(<PostArticle blog={withPlainText(blog)} canonicalUrl={canonicalUrl} options={options} />);
}

/** A blog's source URLs by number. */
export function sourceUrls({ sources }: Blog): SourceUrls {
  return new Map(sources.flatMap(({ number, url }) => (isHttpUrl(url) ? [[number, url]] : [])));
}

type PostArticleProps = Post & { options: Options };

function PostArticle({ blog, canonicalUrl, options }: PostArticleProps) {
  const note = articleNote(blog);
  return (
    <>
      {blog.cover ? <CoverCredit cover={blog.cover} /> : null}
      <ArticleParts blog={blog} options={options} />
      {note ? (
        <p>
          <em>{note}</em>
        </p>
      ) : null}
      <p>
        {ARTICLE_LABELS[blog.language].originallyAt} <a href={canonicalUrl}>{new URL(canonicalUrl).host}</a>
      </p>
    </>
  );
}

function ArticleParts({ blog, options }: Omit<PostArticleProps, 'canonicalUrl'>) {
  const { intro, keyPoints = [], sections, conclusion, questions = [] } = blog.content;
  const labels = ARTICLE_LABELS[blog.language];
  const urls = sourceUrls(blog);
  return (
    <>
      <PostText text={intro} urls={urls} />
      <KeyPoints points={keyPoints} urls={urls} labels={labels} />
      {sections.map(({ heading, images, content }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        <Fragment key={at}>
          <h2>{heading}</h2>
          <Figures images={images} options={options} />
          <PostText text={content} urls={urls} />
        </Fragment>
      ))}
      {conclusion.trim() ? <h2>{labels.conclusion}</h2> : null}
      <PostText text={conclusion} urls={urls} />
      <Questions questions={questions} urls={urls} labels={labels} />
      <Sources blog={blog} labels={labels} />
    </>
  );
}

/** Citations link to the cited pages, as another site's page has no anchors of ours. */
function citationOf(urls: SourceUrls): RenderCitation {
  return ({ number }) => (
    <sup>
      <a href={urls.get(number)}>[{number}]</a>
    </sup>
  );
}

type PostTextProps = { text: string; urls: SourceUrls; headingTag?: 'h4' };

function PostText({ text, urls, ...options }: PostTextProps) {
  const blocks = parseTextBlocks(text, new Set(urls.keys()));
  return <Text blocks={blocks} renderCitation={citationOf(urls)} {...options} />;
}

type ExtraProps = { urls: SourceUrls; labels: ArticleLabels };

function KeyPoints({ points, urls, labels }: ExtraProps & { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2>{labels.keyPoints}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Inlines content={parseInline(point, new Set(urls.keys()))} renderCitation={citationOf(urls)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Questions({ questions, urls, labels }: ExtraProps & { questions: readonly BlogQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <>
      <h2>{labels.questions}</h2>
      {questions.map(({ question, answer }) => (
        <Fragment key={question}>
          <h3>{question}</h3>
          <PostText text={answer} urls={urls} headingTag="h4" />
        </Fragment>
      ))}
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

/** A picture's credit, linked if possible. */
function creditLine(image: BlogImage): ReactNode {
  const words = creditOf(image);
  return words && isHttpUrl(image.sourceUrl) ? <a href={image.sourceUrl}>{words}</a> : words;
}

/** The site itself shows the cover above the text. */
function CoverCredit({ cover }: { cover: BlogImage }) {
  const credit = creditLine(cover);
  return credit ? (
    <p>
      <em>{credit}</em>
    </p>
  ) : null;
}

/** Each page once, followed by its cited passages (blog-imports reads this format). */
function Sources({ blog: { sources }, labels }: { blog: Blog; labels: ArticleLabels }) {
  if (sources.length === 0) return null;
  return (
    <>
      <h2>{labels.sources}</h2>
      {sourceGroups(sources).map(({ page, sources: entries }) => (
        <Fragment key={page ? page.url || page.title : ''}>
          {page ? (
            <p>
              <SourcePage page={page} labels={labels} />
            </p>
          ) : null}
          <ol>
            {entries.map((source) => (
              <li key={source.number} value={source.number}>
                {source.quote ? `“${source.quote}”` : <SourcePage page={source} labels={labels} />}
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </>
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
