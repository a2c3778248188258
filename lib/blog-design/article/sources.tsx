import type { ReactNode } from 'react';
import { sourceGroups } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import type { ArticleData } from './article-data.ts';
import { Quote, SourcePage } from './citations.tsx';

/** The sources of an article: each page once, and below it the passages that the text cites by their numbers. */
export function Sources({ article }: { article: ArticleData }) {
  const { labels, idOf } = article;
  const { sources } = article.blog;
  if (sources.length === 0) return null;
  return (
    <section className="blog-sources">
      <h2 id={idOf('sources')}>{labels.sources}</h2>
      {sourceGroups(sources).map((group) =>
        group.page ? (
          <div key={group.page.url || group.page.title} className="blog-page">
            <p>
              <LicensedPage page={group.page} article={article} />
            </p>
            <Entries sources={group.sources} article={article} />
          </div>
        ) : (
          <Entries key="unquoted" sources={group.sources} article={article} />
        ),
      )}
    </section>
  );
}

type PageProps = { page: Pick<BlogSource, 'url' | 'title' | 'license'>; article: ArticleData };

/** A page with its license, where it has an open one. */
function LicensedPage({ page, article: { labels, outward } }: PageProps) {
  const { license } = page;
  return (
    <>
      <SourcePage source={page} outward={outward} />
      {license ? (
        <span className="blog-license">
          <bdi>{labels.licensedText}</bdi>{' '}
          <a href={license.url} {...outward}>
            {license.name}
          </a>
        </span>
      ) : null}
    </>
  );
}

function Entries({ sources, article }: { sources: readonly BlogSource[]; article: ArticleData }) {
  return (
    <ol>
      {sources.map((source) => (
        <Entry key={source.number} source={source} article={article}>
          {source.quote ? (
            <Passage source={source} article={article} />
          ) : (
            <LicensedPage page={source} article={article} />
          )}
        </Entry>
      ))}
    </ol>
  );
}

type EntryProps = { source: BlogSource; article: ArticleData; children: ReactNode };

function Entry({ source: { number }, article, children }: EntryProps) {
  return (
    <li id={article.idOf(`source-${number}`)} value={number}>
      {children}
    </li>
  );
}

function Passage({ source, article }: Omit<EntryProps, 'children'>) {
  const { labels, text, idOf } = article;
  const { number } = source;
  return (
    <>
      <Quote source={source} />
      {text.firstCitations.has(number) ? (
        <a className="blog-back" href={`#${idOf(`cite-${number}`)}`} aria-label={`${labels.backToText} [${number}]`}>
          ↑
        </a>
      ) : null}
    </>
  );
}
