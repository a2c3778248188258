import { Fragment } from 'react';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { ArticleData } from './article-data.ts';

/** Links to the same blog in its other languages, each in the language's own name. */
export function Languages({ article: { blog, labels, newTab } }: { article: ArticleData }) {
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
