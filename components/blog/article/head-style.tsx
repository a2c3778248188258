import { createHash } from 'node:crypto';

/**
 * Rules of one blog, which React puts into the page's head, as HTML demands. They go by a name made from what is in them:
 * of two blogs opened one after the other, each brings its own.
 */
export function HeadStyle({ css }: { css: string }) {
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return (
    <style href={name} precedence="blog">
      {css}
    </style>
  );
}
