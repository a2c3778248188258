import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { Article } from '@/lib/blog-design/article/article.tsx';
import type { ArticleOptions } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { aBlog } from './a-blog.ts';

/** An article as it leaves the site. */
export const renderArticle = (blog: Blog, options: ArticleOptions) =>
  staticMarkup(createElement(Article, { blog, ...options }));

/** Queries of an article as a browser reads it: names of attributes in small letters. linkedom leaves them as React writes them. */
export function read(given: Partial<Blog>, options: Partial<ArticleOptions> = {}) {
  const article = renderArticle(aBlog(given), { readingMinutes: 4, assetUrl: (url) => url, ...options });
  const markup = article.replace(/ \w+=(?=")/g, (name) => name.toLowerCase());
  const { document } = parseHTML(`<!doctype html><body>${markup}</body>`);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    all,
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    html: (selector: string) => all(selector).map(({ innerHTML }) => innerHTML),
    attributes: (selector: string, ...names: string[]) =>
      all(selector).flatMap((element) => names.map((name) => element.getAttribute(name))),
  };
}

/** A blog with some of its texts replaced. */
export const withContent = (content: Partial<Blog['content']>, given: Partial<Blog> = {}): Partial<Blog> => ({
  ...given,
  content: { ...aBlog({}).content, ...content },
});
