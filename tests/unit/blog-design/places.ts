import { formArticle } from '@/lib/backlinks/platforms/custom/custom.ts';
import { postMarkdown } from '@/lib/backlinks/platforms/shared/post.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { postWith } from '@/tests/support/posts.ts';
import { renderArticle } from './render-article.ts';

const absolute = (url: string) => new URL(url, 'https://quillcast.example').href;
const blogPost = (blog: Blog) => ({ ...postWith(), blog });

/** What each place makes of a blog, as one text. */
export const PLACES: readonly [string, (blog: Blog) => string][] = [
  ['on its page', (blog) => renderArticle(blog, { readingMinutes: 1, assetUrl: (url) => url })],
  ['in Markdown', (blog) => blogMarkdown(blog, '')],
  ['in a post in HTML', (blog) => postHtml(blogPost(blog), { pictureUrl: absolute })],
  ['in a post in Markdown', (blog) => postMarkdown(blogPost(blog))],
  ['in a form', (blog) => formArticle(blogPost(blog), true).text],
];
