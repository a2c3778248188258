import { everyStyleHref } from '@/lib/blog-design/stylesheet-files.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { everyFontCss } from './blog-fonts.ts';
import { HeadStyle } from './head-style.tsx';

/** The CSS and fonts of all styles, so that a screen can switch a blog's style without a request. */
export function AllStylesheets({ blog }: { blog: Blog }) {
  return (
    <>
      <link rel="stylesheet" href={everyStyleHref()} precedence="blog" />
      <HeadStyle css={everyFontCss(blog)} />
    </>
  );
}
