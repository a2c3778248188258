import type { ReactNode } from 'react';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { licenseLines } from '../license-lines.ts';
import type { ArticleData } from './article-data.ts';
import { Quote, SourcePage } from './citations.tsx';

type SourcesProps = { sources: readonly BlogSource[]; article: ArticleData };

/** The sources of an article, numbered as the text cites them, each with the passage it rests on. */
export function Sources({ article }: { article: ArticleData }) {
  const { labels, idOf } = article;
  const { sources } = article.blog;
  if (sources.length === 0) return null;
  const List = sources.some(({ quote }) => quote) ? ListByPage : PlainList;
  return (
    <section className="blog-sources">
      <h2 id={idOf('sources')}>{labels.sources}</h2>
      <List sources={sources} article={article} />
      <Licenses article={article} />
    </section>
  );
}

function PlainList({ sources, article }: SourcesProps) {
  return (
    <ol>
      {sources.map((source) => (
        <Entry key={source.number} source={source} article={article}>
          <SourcePage source={source} outward={article.outward} />
        </Entry>
      ))}
    </ol>
  );
}

/** Passages of one page that follow each other share its title; the numbers stay in order. */
function ListByPage({ sources, article }: SourcesProps) {
  return groupsOfOnePage(sources).map((group) => (
    <div key={group[0].number} className="blog-page">
      <p>
        <SourcePage source={group[0]} outward={article.outward} />
      </p>
      <ol>
        {group.map((source) => (
          <Entry key={source.number} source={source} article={article}>
            {source.quote ? <Passage source={source} article={article} /> : null}
          </Entry>
        ))}
      </ol>
    </div>
  ));
}

function groupsOfOnePage(sources: readonly BlogSource[]): [BlogSource, ...BlogSource[]][] {
  const groups: [BlogSource, ...BlogSource[]][] = [];
  for (const source of sources) {
    const group = groups.at(-1);
    if (group?.[0].url === source.url) group.push(source);
    else groups.push([source]);
  }
  return groups;
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
        <a
          className="blog-back"
          href={`#${idOf(`cite-${number}`)}`}
          aria-label={`${labels.backToText} [${number}]`}
        >
          ↑
        </a>
      ) : null}
    </>
  );
}

function Licenses({ article: { blog, labels, outward } }: { article: ArticleData }) {
  return licenseLines(blog.sources, labels).map(({ text, name, url }) => (
    <p key={text} className="blog-license">
      <bdi>{text}</bdi>{' '}
      <a href={url} {...outward}>
        {name}
      </a>
    </p>
  ));
}
