import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { Article } from '@/lib/blog-design/article/article.tsx';
import type { ArticleOptions } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** An article as it leaves the site. */
export const renderArticle = (blog: Blog, options: ArticleOptions) =>
  staticMarkup(createElement(Article, { blog, ...options }));

/** Markup as a browser reads it: names of attributes in small letters. linkedom leaves them as React writes them. */
export const readMarkup = (markup: string): Document =>
  parseHTML(markup.replace(/ \w+=(?=")/g, (name) => name.toLowerCase())).document;
