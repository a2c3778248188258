import { createElement, Fragment, type ReactNode } from 'react';
import { isByModel } from '@/lib/blogs/authorship/source-type.ts';
import { blogDates, isHttpUrl } from '@/lib/blogs/rules.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS, type Language, languageTag, type Style } from '@/lib/constants/options.ts';
import { linkLabel } from '@/lib/users/author.ts';
import { phrases } from '../card/phrases.ts';
import { CJK_STACKS, cjkKind, isCjk } from '../fonts/scripts.ts';
import { articleDate, articleNote, authorParts, libraryNotes, readingTime } from '../wording.ts';
import type { PartProps } from './article-data.ts';
import { isImageAddress } from './pictures.tsx';

/** The drawing in the title block; styles place its parts. */
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export const ArtShapes = () => (
  <div className="blog-art" aria-hidden>
    {SHAPES.map((shape) => (
      <span key={shape} />
    ))}
  </div>
);

const newTabLink = (newTab: boolean | undefined) => newTab && { target: '_blank', rel: 'noopener' };

const BREAK = <wbr />;

/** A heading. Browsers cannot tell the phrases of Chinese, between which it breaks. */
export function Phrased({ text, language }: { text: string; language: Language }) {
  if (language !== 'chinese') return text;
  const phrased = phrases(text, 'zh').flatMap((phrase) => [BREAK, phrase]);
  return createElement('span', { style: { wordBreak: 'keep-all' } }, ...phrased);
}

type HeadProps = PartProps & {
  /** A field in the place of the title. */
  title?: ReactNode;
  /** 'presentation' on a page that has a headline of its own. */
  role?: 'presentation';
};

/** Title, author, date and reading time (spec §2, Blog display). */
export function Head({ article, title, role }: HeadProps) {
  const { blog, placeholders, hasActions } = article;
  return (
    <header className="blog-head">
      <ArtShapes />
      <div className="blog-title">
        <h1 dir="auto" role={role}>
          {title ?? (
            <bdi>
              {blog.content.title ? (
                <Phrased text={blog.content.title} language={blog.language} />
              ) : (
                placeholders?.title
              )}
            </bdi>
          )}
        </h1>
        <Byline article={article} />
        {hasActions ? <div className="blog-actions" /> : null}
      </div>
    </header>
  );
}

function Byline({ article }: PartProps) {
  const { blog, labels, readingMinutes } = article;
  const { language } = blog;
  const { published, edited } = blogDates(blog);
  const { before, name, after } = authorParts(blog);
  const [beforeDate, afterDate] = labels.edited.split('{date}');
  return (
    <p className="blog-byline">
      <span className="blog-author">
        <Avatar article={article} />
        {before}
        {name ? <bdi>{name}</bdi> : null}
        {after}
      </span>{' '}
      <AiLabel article={article} /> <time dateTime={published}>{articleDate(published, blog)}</time>{' '}
      {readingMinutes ? <span>{readingTime(readingMinutes, language)}</span> : null}{' '}
      {edited ? (
        <span>
          {beforeDate}
          <time dateTime={edited}>{articleDate(edited, blog)}</time>
          {afterDate}
        </span>
      ) : null}{' '}
      <Translations article={article} /> <LibraryLink article={article} />
    </p>
  );
}

/** Says that a model wrote the text, and who read or examined it; opens AiNote. */
function AiLabel({ article: { blog, labels, idOf } }: PartProps) {
  if (!isByModel(blog)) return null;
  const reviewer = blog.reviewedAt && blog.userDisplayName;
  const [before, after] = (reviewer ? labels[blog.examination ? 'aiReviewed' : 'aiRead'] : labels.ai).split('{name}');
  return (
    <span className="blog-ai">
      <button type="button" popoverTarget={idOf('ai_note')}>
        {before}
        {reviewer ? <bdi>{reviewer}</bdi> : null}
        {after}
      </button>
    </span>
  );
}

/** Inline, as few blogs have a translation but all load the stylesheet. */
const languageFont = (language: Language, style: Style) =>
  isCjk(language) ? { fontFamily: `var(--b-body),${CJK_STACKS[language][cjkKind(style)]}` } : undefined;

/** Links to the blog in its other languages, each in the language's own name. */
function Translations({ article: { blog, labels, newTab } }: PartProps) {
  if (!blog.translations) return null;
  return (
    <span className="blog-languages">
      {labels.alsoIn}{' '}
      {blog.translations.map((translation, at) => {
        const { id, language, shareUrl } = translation;
        const tag = languageTag(translation);
        return (
          <Fragment key={id}>
            {at > 0 ? ' · ' : null}
            <a
              href={shareUrl}
              hrefLang={tag}
              lang={tag}
              style={languageFont(language, blog.style)}
              {...newTabLink(newTab)}
            >
              {LANGUAGE_DETAILS[language].ownName}
            </a>
          </Fragment>
        );
      })}
    </span>
  );
}

/** Links an article of the site's own library to its note, and to others that it has parts of. */
function LibraryLink({ article: { blog, labels, newTab } }: PartProps) {
  return libraryNotes(blog).map(({ url, title }, at) => (
    <span key={url} className="blog-languages">
      <a href={url} {...newTabLink(newTab)}>
        {at === 0 ? labels.fromLibrary : title}
      </a>
    </span>
  ));
}

/** The author's picture, decorative beside the name; null without one. */
function Avatar({ article: { blog, assetUrl } }: PartProps) {
  const { thumbnailURL } = blog.author ?? {};
  const address = thumbnailURL && assetUrl(thumbnailURL);
  if (!address || !isImageAddress(address)) return null;
  return <img className="blog-avatar" src={address} alt="" width={40} height={40} loading="lazy" />;
}

/** The note on the writer, a link to the original, and the creator box. */
export function Foot({ article }: PartProps) {
  const { blog, shareUrl, newTab, labels } = article;
  // One of the library says so in its byline.
  const note = libraryNotes(blog).length > 0 ? '' : articleNote(blog);
  const hasLink = shareUrl !== undefined && isHttpUrl(shareUrl);
  const { userDisplayName, usernameSlug } = blog;
  const hasCreator = userDisplayName && usernameSlug;
  if (!note && !hasLink && !hasCreator) return null;
  return (
    <footer className="blog-foot">
      {note ? <p className="blog-note">{note}</p> : null}
      {hasLink ? (
        <p className="blog-share">
          <a href={shareUrl} target={newTab ? '_blank' : undefined} rel="noopener">
            {blog.isUnbranded ? labels.readOnline : `${labels.readOnline}: ${BRAND_NAME}`}
          </a>
        </p>
      ) : null}
      {hasCreator ? <Creator article={article} slug={usernameSlug} /> : null}
    </footer>
  );
}

function Creator({ article, slug }: PartProps & { slug: string }) {
  const { blog, labels, newTab, profileUrl = (name) => `/profile/${name}` } = article;
  return (
    <div className="blog-creator">
      {blog.author?.biography ? <AboutAuthor article={article} /> : <AuthorName article={article} />}
      <a href={profileUrl(encodeURIComponent(slug))} {...newTabLink(newTab)}>
        {labels.viewProfile}
      </a>
    </div>
  );
}

function AboutAuthor({ article }: PartProps) {
  const { biography, links } = { links: [], ...article.blog.author };
  return (
    <div className="blog-about">
      <Avatar article={article} />
      <div>
        <AuthorName article={article} />
        <p dir="auto" className="blog-biography">
          {biography}
        </p>
        {links.length > 0 ? (
          // No list: each style draws its lists as part of the text.
          <p className="blog-links">
            {links.map((link) => (
              <a key={link} href={link} {...article.outward}>
                <bdi>{linkLabel(link)}</bdi>
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function AuthorName({ article: { blog, labels } }: PartProps) {
  return (
    <p>
      {labels.createdBy}{' '}
      <strong>
        <bdi>{blog.userDisplayName}</bdi>
      </strong>
    </p>
  );
}
