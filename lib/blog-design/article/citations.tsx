import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import type { ArticleData } from './article-data.ts';
import type { CitationInline } from './text.tsx';

type CitationProps = { article: ArticleData; citation: CitationInline; isNext: boolean };

/**
 * A citation: a button that shows the quoted passage where it stands, by markup alone, over a link to the entry in the
 * sources, which keeps its place in the line and serves browsers without popovers.
 */
export function Citation({ article, citation, isNext }: CitationProps) {
  const { blog, text, labels, idOf } = article;
  const { number } = citation;
  const source = blog.sources.findLast((each) => each.number === number);
  const link = <a href={`#${idOf(`source-${number}`)}`}>[{number}]</a>;
  if (!source?.quote) return <sup>{link}</sup>;
  const isFirst = text.firstCitations.get(number) === citation;
  return (
    <sup
      // Target of the back link in the sources.
      id={isFirst ? idOf(`cite-${number}`) : undefined}
      className={isNext ? 'blog-next' : undefined}
    >
      {link}
      <button
        type="button"
        value={number}
        popoverTarget={idOf(`quote-${number}`)}
        aria-label={`${labels.source} ${number}: ${source.title || source.url}`}
      />
    </sup>
  );
}

/** The passages behind the citations, each opened by those that cite it. They stand after the article's text. */
export function QuotePopovers({ article }: { article: ArticleData }) {
  const { blog, text } = article;
  return blog.sources
    .filter(({ number, quote }) => quote && text.firstCitations.has(number))
    .map((source) => <QuotePopover key={source.number} source={source} article={article} />);
}

function QuotePopover({ source, article }: { source: BlogSource; article: ArticleData }) {
  const { labels, outward, idOf } = article;
  const id = idOf(`quote-${source.number}`);
  return (
    <div className="blog-quote" id={id} popover="" role="note" aria-label={`${labels.source} ${source.number}`}>
      <Quote source={source} />
      <p>
        <SourcePage source={source} outward={outward} />
      </p>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={labels.close} />
    </div>
  );
}

/** The passage behind a citation, in the page's unknown language. */
export function Quote({ source: { quote, url } }: { source: BlogSource }) {
  return (
    <blockquote cite={isHttpUrl(url) ? url : undefined} lang="" dir="auto">
      {quote}
    </blockquote>
  );
}

type SourcePageProps = { source: Pick<BlogSource, 'url' | 'title'>; outward: ArticleData['outward'] };

/** The page of a source: its title, linked if it has an address, and its host. */
export function SourcePage({ source: { url, title }, outward }: SourcePageProps) {
  if (!isHttpUrl(url)) return <bdi>{title}</bdi>;
  return (
    <>
      <a href={url} {...outward}>
        <bdi>{title || url}</bdi>
      </a>{' '}
      <span>{new URL(url).hostname}</span>
    </>
  );
}
