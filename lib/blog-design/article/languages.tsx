import { Fragment } from 'react';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { ArticleData } from './article-data.ts';

/** Before the names of other languages that an article can be read in. */
const ALSO_IN: Readonly<Record<Language, string>> = {
  english: 'Also in',
  french: 'Aussi en',
  spanish: 'También en',
  german: 'Auch auf',
  chinese: '其他语言：',
  japanese: '他の言語：',
  russian: 'На других языках:',
  portuguese: 'Também em',
  italian: 'Anche in',
};

/** Links to the same blog in its other languages, each in the language's own name. */
export function Languages({ article: { blog, newTab } }: { article: ArticleData }) {
  if (!blog.translations) return null;
  return (
    <span className="blog-languages">
      {ALSO_IN[blog.language]}{' '}
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
