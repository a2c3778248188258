import { Fragment } from 'react';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { articleDate, authorParts, readingTime } from '../byline.ts';
import type { ArticleData } from './article-data.ts';

/** The drawing in the title block; styles place its parts. */
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

type PartProps = { article: ArticleData };

/** Title, author, date and reading time (spec §2, Blog display). */
export function Head({ article }: PartProps) {
  const { blog, placeholders } = article;
  return (
    <header className="blog-head">
      <div className="blog-art" aria-hidden>
        {SHAPES.map((shape) => (
          <span key={shape} />
        ))}
      </div>
      <div className="blog-title">
        <h1 dir="auto">
          <bdi>{blog.content.title || placeholders?.title}</bdi>
        </h1>
        <Byline article={article} />
      </div>
    </header>
  );
}

function Byline({ article: { blog, labels, readingMinutes } }: PartProps) {
  const { createdAt, editedAt, language } = blog;
  const { before, name, after } = authorParts(blog);
  const [beforeDate, afterDate] = labels.edited.split('{date}');
  return (
    <p className="blog-byline">
      <span className="blog-author">
        {before}
        {name ? <bdi>{name}</bdi> : null}
        {after}
      </span>
      <time dateTime={createdAt}>{articleDate(createdAt, language)}</time>
      {readingMinutes ? <span>{readingTime(readingMinutes, language)}</span> : null}
      {editedAt ? (
        <span>
          {beforeDate}
          <time dateTime={editedAt}>{articleDate(editedAt, language)}</time>
          {afterDate}
        </span>
      ) : null}
      {blog.translations ? <Languages article={article} /> : null}
    </p>
  );
}

/** Links to the same blog in its other languages, each in the language's own name. */
function Languages({ article: { blog, labels, newTab } }: PartProps) {
  return (
    <span className="blog-languages">
      {labels.alsoIn}{' '}
      {blog.translations?.map(({ id, language, shareUrl }, at) => {
        const { tag, ownName } = LANGUAGE_DETAILS[language];
        return (
          <Fragment key={id}>
            {at > 0 ? ' · ' : null}
            <a
              href={shareUrl}
              hrefLang={tag}
              lang={tag}
              {...(newTab && { target: '_blank', rel: 'noopener' })}
            >
              {ownName}
            </a>
          </Fragment>
        );
      })}
    </span>
  );
}
