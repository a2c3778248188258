import { createHash } from 'node:crypto';

/**
 * A style element, which React moves into the head. React loads one `href` once, so the name is a hash of the rules: each
 * of two blogs opened one after the other gets its own.
 */
export function HeadStyle({ css }: { css: string }) {
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return (
    <style href={name} precedence="blog">
      {css}
    </style>
  );
}
