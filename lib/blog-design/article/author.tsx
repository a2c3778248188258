import { linkLabel } from '@/lib/users/author.ts';
import type { ArticleData } from './article-data.ts';
import { isImageAddress } from './figures.tsx';

/** Side of an avatar in pixels, before the styles give it their own. */
const SIDE = 40;

type PartProps = { article: ArticleData };

/** The author's picture, decorative beside the name; null without one. */
export function AuthorAvatar({ article: { blog, assetUrl } }: PartProps) {
  const { thumbnailURL } = blog.author ?? {};
  const address = thumbnailURL && assetUrl(thumbnailURL);
  if (!address || !isImageAddress(address)) return null;
  const size = { width: SIDE, height: SIDE };
  return <img className="blog-avatar" src={address} alt="" {...size} loading="lazy" />;
}

/** The author's biography and links. */
export function AboutAuthor({ article }: PartProps) {
  const { biography, links } = { links: [], ...article.blog.author };
  return (
    <div className="blog-about">
      <AuthorAvatar article={article} />
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

/** 'Created by {name}'. */
export function AuthorName({ article: { blog, labels } }: PartProps) {
  return (
    <p>
      {labels.createdBy}{' '}
      <strong>
        <bdi>{blog.userDisplayName}</bdi>
      </strong>
    </p>
  );
}
