import 'server-only';
import { createHash } from 'node:crypto';
import { allBlogStyles } from '@/lib/blog-design/stylesheet';

let made: { css: string; href: string } | undefined;

/**
 * The stylesheet of all styles and color themes, made once. Its address changes with what is in it, so that every cache
 * may keep it.
 */
export function everyStyle(): { css: string; href: string } {
  if (!made) {
    const css = allBlogStyles();
    const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
    made = { css, href: `/blog/styles.css?v=${version}` };
  }
  return made;
}
