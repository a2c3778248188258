import { runningText } from '@/lib/article/plain-text.ts';
import { scriptsWithoutFont } from '@/lib/blog-design/fonts/scripts.ts';
import { blogText } from '@/lib/blog-design/wording.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';

/** A blog without its text, which the article already shows, so that a page sends it once. */
export type ManagedBlog = Omit<Blog, 'content' | 'sources' | 'links' | 'author' | 'translations'> & {
  title: string;
  withoutFont: readonly string[];
};

export function managedBlog(blog: Blog): ManagedBlog {
  const { content, sources: _, links: __, author: ___, translations: ____, ...rest } = blog;
  return { ...rest, title: content.title, withoutFont: scriptsWithoutFont(blogText(blog)) };
}

export type ThumbnailText = { lang: string; title: string; intro: string; heading: string };

export const thumbnailText = ({ content, ...blog }: Blog): ThumbnailText => ({
  lang: languageTag(blog),
  title: content.title,
  intro: [...runningText(content.intro)].slice(0, 150).join(''),
  heading: content.sections[0]?.heading ?? content.title,
});
