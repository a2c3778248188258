import type { Citation as CitationNode } from '@/lib/article/tree.ts';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { isByAuthor, isHttpUrl, sourceGroups } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { provenancePath } from '@/lib/routes.ts';
import { articleNote } from '../wording.ts';
import type { PartProps } from './article-data.ts';

/**
 * A citation: a button that shows the quoted passage where it stands, by markup alone, over a link to the passage in the
 * sources, which keeps its place in the line and serves paper and older browsers.
 */
export function Citation({ article, citation, isNext }: PartProps & { citation: CitationNode; isNext: boolean }) {
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

/** The note on a model's text, which opens at its label in the byline. */
export function AiNote({ article: { blog, labels, idOf, newTab } }: PartProps) {
  if (!isByModel(blog)) return null;
  const id = idOf('ai_note');
  // A blog that is still being written has no address.
  const record = URL.parse(provenancePath(blog.id), blog.shareUrl)?.href;
  return (
    <div className="blog-quote" id={id} popover="" role="note" aria-label={labels.ai}>
      <p>{articleNote(blog)}</p>
      {record ? (
        <p>
          <a href={record} {...(newTab && { target: '_blank', rel: 'noopener' })}>
            {labels.aiRecord}
          </a>
        </p>
      ) : null}
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={labels.close} />
    </div>
  );
}

/** The sources of an article: each page once, with the marks of its passages, which open them as those in the text do. */
export function Sources({ article }: PartProps) {
  const { labels, idOf, blog } = article;
  // An article of the library names its notes in the byline.
  const listed = blog.writer === 'library' ? blog.sources.filter(isByAuthor) : blog.sources;
  if (listed.length === 0) return null;
  return (
    <section className="blog-sources">
      <h2 id={idOf('sources')}>{labels.sources}</h2>
      {sourceGroups(listed).map(({ page, sources }) =>
        page ? (
          <div key={page.url || page.title} className="blog-page">
            <p>
              <LicensedPage page={page} article={article} />
            </p>
            <Entries sources={sources} article={article} />
          </div>
        ) : (
          <Entries key="unquoted" sources={sources} article={article} />
        ),
      )}
    </section>
  );
}

function Entries({ sources, article }: PartProps & { sources: readonly BlogSource[] }) {
  return (
    <ol>
      {sources.map((source) => (
        <li key={source.number} id={article.idOf(`source-${source.number}`)} value={source.number}>
          {source.quote ? (
            <Passage source={source} article={article} />
          ) : (
            <LicensedPage page={source} article={article} />
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * A passage and the mark that opens it; every mark in the text opens the same one. On paper, and in browsers that cannot
 * place it beside its mark, it stands below its page.
 */
function Passage({ source, article }: PartProps & { source: BlogSource }) {
  const { labels, text, idOf } = article;
  const { number, quote, url } = source;
  const id = idOf(`quote-${number}`);
  const name = `${labels.source} ${number}`;
  return (
    <>
      <button type="button" value={number} popoverTarget={id} aria-label={name} />
      <div className="blog-quote" id={id} popover="" role="note" aria-label={name}>
        {/* The page's language is unknown. */}
        <blockquote cite={isHttpUrl(url) ? url : undefined} lang="" dir="auto">
          {quote}
        </blockquote>
        <p>
          <SourcePage page={source} article={article} />
        </p>
        {text.firstCitations.has(number) ? (
          <a className="blog-back" href={`#${idOf(`cite-${number}`)}`} aria-label={`${labels.backToText} [${number}]`}>
            ↑
          </a>
        ) : null}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={labels.close} />
      </div>
    </>
  );
}

type PageProps = PartProps & { page: Pick<BlogSource, 'url' | 'title' | 'license'> };

function LicensedPage({ page, article }: PageProps) {
  const { license } = page;
  return (
    <>
      <SourcePage page={page} article={article} />
      {license ? (
        <span className="blog-license">
          <bdi>{article.labels.licensedText}</bdi>{' '}
          <a href={license.url} {...article.outward}>
            {license.name}
          </a>
        </span>
      ) : null}
    </>
  );
}

/** A page's title, linked if it has an address, and its host. */
function SourcePage({ page: { url, title }, article }: PageProps) {
  if (!isHttpUrl(url)) return <bdi>{title}</bdi>;
  return (
    <>
      <a href={url} {...article.outward}>
        <bdi>{title || url}</bdi>
      </a>{' '}
      <span>{new URL(url).hostname}</span>
    </>
  );
}
