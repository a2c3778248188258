import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { embedPath } from '@/lib/routes.ts';

/** Default frame size in pixels (spec §9, embed code). */
const DEFAULT = { width: 800, height: 800 } as const;

const BLOG_PATH = /^\/(?:share|s|view|blog|preview|embed)\/([\w-]{1,64})\/?$/;

/** The id in a blog's URL on this origin, or undefined. */
export function blogIdOfAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === new URL(origin).origin ? BLOG_PATH.exec(url.pathname)?.[1] : undefined;
}

/** A blog's oEmbed response (oembed.com, type rich). */
export function oEmbed(
  blog: Blog,
  origin: string,
  size: { maxwidth?: number | undefined; maxheight?: number | undefined },
) {
  const width = Math.min(DEFAULT.width, size.maxwidth ?? DEFAULT.width);
  const height = Math.min(DEFAULT.height, size.maxheight ?? DEFAULT.height);
  const source = `${origin}${embedPath(blog.id)}`;
  return {
    version: '1.0',
    type: 'rich',
    title: blog.content.title,
    ...(blog.userDisplayName && {
      author_name: blog.userDisplayName,
      author_url: `${origin}/user/${blog.usernameSlug}`,
    }),
    ...(!blog.isUnbranded && { provider_name: BRAND_NAME, provider_url: origin }),
    thumbnail_url: `${origin}/api/og-image/${blog.id}`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: `<iframe src="${source}" width="${width}" height="${height}" frameborder="0" style="max-width: 100%;"></iframe>`,
    width,
    height,
  };
}
