import type { Blog } from '@/lib/blogs/schema';
import { BRAND_NAME } from '@/lib/constants/brand';
import { LANGUAGE_DETAILS } from '@/lib/constants/options';
import { ArticleFigures } from './article-figures';
import { ArticleText } from './article-text';
import { articleLabels } from './labels';
import './article.css';

type Props = { blog: Blog; readingMinutes: number };

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A whole blog as it is read (spec §2, Blog display). */
export function Article({ blog, readingMinutes }: Props) {
  const { content, sources } = blog;
  const cited = new Set(sources.map((source) => source.number));
  const labels = articleLabels(blog.language);
  return (
    <article className="article" lang={LANGUAGE_DETAILS[blog.language].tag}>
      <header>
        <h1>{content.title}</h1>
        <Byline blog={blog} readingMinutes={readingMinutes} />
      </header>
      <div className="article-intro">
        <ArticleText text={content.intro} cited={cited} />
      </div>
      {content.sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          <ArticleFigures images={section.images} />
          <ArticleText text={section.content} cited={cited} />
        </section>
      ))}
      <section className="article-conclusion">
        <h2>{labels.conclusion}</h2>
        <ArticleText text={content.conclusion} cited={cited} />
      </section>
      <Sources blog={blog} heading={labels.sources} />
      {blog.writer === 'built-in' && <p className="article-note">{labels.builtInNote}</p>}
    </article>
  );
}

function Byline({ blog, readingMinutes }: Props) {
  const author = blog.userDisplayName
    ? `By ${blog.userDisplayName} on ${BRAND_NAME}`
    : 'By Anonymous';
  return (
    <p className="article-byline" lang="en">
      <span>{author}</span>
      <time dateTime={blog.createdAt}>{DATE.format(new Date(blog.createdAt))}</time>
      <span>{readingMinutes} min read</span>
    </p>
  );
}

function Sources({ blog, heading }: { blog: Blog; heading: string }) {
  if (blog.sources.length === 0) return null;
  return (
    <section className="article-sources">
      <h2>{heading}</h2>
      <ol>
        {blog.sources.map((source) => (
          <li key={source.number} id={`source-${source.number}`}>
            <a href={source.url} rel="noopener noreferrer nofollow ugc">
              {source.title}
            </a>{' '}
            <span>{new URL(source.url).hostname}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
