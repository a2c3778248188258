import type { ReactNode } from 'react';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { articleNote } from '../article-note.ts';
import type { ArticleData } from './article-data.ts';
import { AboutAuthor, AuthorName } from './author.tsx';

/** Who wrote the article, where else it can be read, and the creator box. */
export function Foot({ article }: { article: ArticleData }) {
  const note = articleNote(article.blog);
  const shareLink = renderShareLink(article);
  const creator = renderCreator(article);
  if (!note && !shareLink && !creator) return null;
  return (
    <footer className="blog-foot">
      {note ? <p className="blog-note">{note}</p> : null}
      {shareLink}
      {creator}
    </footer>
  );
}

function renderShareLink({ blog, shareUrl, newTab, labels }: ArticleData): ReactNode {
  if (!shareUrl || !isHttpUrl(shareUrl)) return null;
  return (
    <p className="blog-share">
      <a href={shareUrl} target={newTab ? '_blank' : undefined} rel="noopener">
        {blog.isUnbranded ? labels.readOnline : `${labels.readOnline}: ${BRAND_NAME}`}
      </a>
    </p>
  );
}

/** Only if the creator's name and slug both exist; includes their biography if they have one. */
function renderCreator(article: ArticleData): ReactNode {
  const { blog, labels, newTab, profileUrl = (slug) => `/profile/${slug}` } = article;
  const { userDisplayName, usernameSlug } = blog;
  if (!userDisplayName || !usernameSlug) return null;
  const address = profileUrl(encodeURIComponent(usernameSlug));
  return (
    <div className="blog-creator">
      {blog.author?.biography ? <AboutAuthor article={article} /> : <AuthorName article={article} />}
      <a href={address} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {labels.viewProfile}
      </a>
    </div>
  );
}
