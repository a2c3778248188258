import type { Blog } from '@/lib/blogs/schema';
import { everyFontCss } from '../blog-fonts';
import { HeadStyle } from '../head-style';
import { everyStyle } from './every-style';

/** Everything it takes to switch a blog's look without a request: for the screens that do. */
export function EveryStyleSheet({ blog }: { blog: Blog }) {
  return (
    <>
      <link rel="stylesheet" href={everyStyle().href} precedence="blog" />
      <HeadStyle css={everyFontCss(blog)} />
    </>
  );
}
