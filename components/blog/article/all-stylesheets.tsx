import { everyStyleHref } from '@/lib/blog-design/stylesheet-files';
import type { Blog } from '@/lib/blogs/schema';
import { everyFontCss } from './blog-fonts';
import { HeadStyle } from './head-style';

/** The CSS and fonts of all styles, so that a screen can switch a blog's style without a request. */
export function AllStylesheets({ blog }: { blog: Blog }) {
  return (
    <>
      <link rel="stylesheet" href={everyStyleHref()} precedence="blog" />
      <HeadStyle css={everyFontCss(blog)} />
    </>
  );
}
