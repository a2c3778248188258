import { Fragment, type ReactNode } from 'react';
import { datesOf } from '@/lib/blogs/rules.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { libraryAddress } from '../article-note.ts';
import { articleDate, authorParts, readingTime } from '../byline.ts';
import type { ArticleData } from './article-data.ts';
import { AuthorAvatar } from './author.tsx';

/** The drawing in the title block; styles place its parts. */
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

type PartProps = { article: ArticleData };

/** Title, author, date and reading time (spec §2, Blog display). `title` is a field in the place of the title. */
export function Head({ article, title }: PartProps & { title?: ReactNode }) {
  const { blog, placeholders } = article;
  return (
    <header className="blog-head">
      <div className="blog-art" aria-hidden>
        {SHAPES.map((shape) => (
          <span key={shape} />
        ))}
      </div>
      <div className="blog-title">
        <h1 dir="auto">{title ?? <bdi>{blog.content.title || placeholders?.title}</bdi>}</h1>
        <Byline article={article} />
      </div>
    </header>
  );
}

/** Where a digest of the site's own library comes from. */
function FromLibrary({ article: { blog, labels, newTab } }: PartProps) {
  const address = libraryAddress(blog);
  if (!address) return null;
  return (
    <span className="blog-languages">
      <a href={address} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {labels.fromLibrary}
      </a>
    </span>
  );
}

function Byline({ article }: PartProps) {
  const { blog, labels, readingMinutes } = article;
  const { language } = blog;
  const { published, edited } = datesOf(blog);
  const { before, name, after } = authorParts(blog);
  const [beforeDate, afterDate] = labels.edited.split('{date}');
  return (
    <p className="blog-byline">
      <span className="blog-author">
        <AuthorAvatar article={article} />
        {before}
        {name ? <bdi>{name}</bdi> : null}
        {after}
      </span>
      <time dateTime={published}>{articleDate(published, language)}</time>
      {readingMinutes ? <span>{readingTime(readingMinutes, language)}</span> : null}
      {edited ? (
        <span>
          {beforeDate}
          <time dateTime={edited}>{articleDate(edited, language)}</time>
          {afterDate}
        </span>
      ) : null}
      <Languages article={article} />
      <FromLibrary article={article} />
    </p>
  );
}

/** Links to the same blog in its other languages, each in the language's own name. */
function Languages({ article: { blog, labels, newTab } }: PartProps) {
  if (!blog.translations) return null;
  return (
    <span className="blog-languages">
      {labels.alsoIn}{' '}
      {blog.translations.map(({ id, language, shareUrl }, at) => {
        const { tag, ownName } = LANGUAGE_DETAILS[language];
        return (
          <Fragment key={id}>
            {at > 0 ? ' · ' : null}
            <a href={shareUrl} hrefLang={tag} lang={tag} {...(newTab && { target: '_blank', rel: 'noopener' })}>
              {ownName}
            </a>
          </Fragment>
        );
      })}
    </span>
  );
}
