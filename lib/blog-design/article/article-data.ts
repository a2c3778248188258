import type { ReactNode } from 'react';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';
import { type ArticleText, parseArticleText } from './article-text.ts';
import { withPlainText } from './plain-text.ts';
import type { OutwardLink } from './text.tsx';

/** Where an article is shown decides these. */
export type ArticleOptions = {
  /** Absent while the final length is unknown. */
  readingMinutes?: number;
  /** Resolves a stored picture's address: relative on our pages, absolute or a data URL elsewhere. */
  assetUrl: (address: string) => string;
  /** Resolves a creator's profile address; default: a path of this site. */
  profileUrl?: (slug: string) => string;
  /** Adds a link to the blog's own page; for copies that are read elsewhere. */
  shareUrl?: string;
  /** Opens links that leave the article in a new tab: a frame must not navigate away. */
  newTab?: boolean;
  /** Begins every id in the article, where the page around it may use the same. */
  idPrefix?: string;
  /** Placeholder for a title or text that is not written yet. */
  placeholders?: { title: ReactNode; text: ReactNode };
};

/** Data of the parts of an article. */
export type ArticleData = Omit<ArticleOptions, 'idPrefix'> & {
  blog: Blog;
  text: ArticleText;
  labels: ArticleLabels;
  /** The id of a place in the article, as it is in this page. */
  idOf: (place: string) => string;
  /** Attributes of links that leave the site. */
  outward: OutwardLink;
};

/** Gathers what the parts of an article need; every text in it is plain. */
export function articleData(given: Blog, { idPrefix = '', ...options }: ArticleOptions): ArticleData {
  const blog = withPlainText(given);
  return {
    ...options,
    blog,
    text: parseArticleText(blog, new Set(blog.sources.map(({ number }) => number))),
    labels: ARTICLE_LABELS[blog.language],
    idOf: (place) => idPrefix + place,
    outward: { ...(options.newTab && { target: '_blank' }), rel: 'noopener noreferrer nofollow ugc' },
  };
}
