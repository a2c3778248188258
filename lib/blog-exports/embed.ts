import { blogMark } from '@/lib/blogs/authorship/source-type.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { cardPath, embedPath, userPath } from '@/lib/routes.ts';

const DEFAULT = { width: 800, height: 800 } as const;

const BLOG_PATH = /^\/(?:share|s|view|blog|preview|embed)\/([\w-]{1,64})\/?$/;

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The embed code of a blog (spec §9): an iframe, full width, 800 high, without border, at most 800 px wide, and a
 * credit link unless the blog is unbranded.
 * @param origin of this site
 * @param credit words of the link
 */
export function embedCode(
  blog: { id: string; title: string; isUnbranded?: true | undefined },
  origin: string,
  credit: string,
): string {
  const source = `${origin}${embedPath(blog.id)}`;
  const title = escapeAttribute(blog.title);
  const frame = `<iframe src="${source}" width="100%" height="800" frameborder="0" style="max-width: 800px;" title="${title}"></iframe>`;
  if (blog.isUnbranded) return frame;
  return [frame, `<p><a href="${origin}">${escapeAttribute(credit)}</a></p>`].join('\n');
}

export function blogIdOfAddress(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  return url && url.origin === new URL(origin).origin ? BLOG_PATH.exec(url.pathname)?.[1] : undefined;
}

export type MaximumSize = { maxwidth?: number | undefined; maxheight?: number | undefined };

/** A blog's oEmbed response (oembed.com, type rich). */
export function oEmbed(blog: Blog, origin: string, { maxwidth, maxheight }: MaximumSize) {
  const width = Math.min(DEFAULT.width, maxwidth ?? DEFAULT.width);
  const height = Math.min(DEFAULT.height, maxheight ?? DEFAULT.height);
  const source = `${origin}${embedPath(blog.id)}`;
  const author = blog.usernameSlug && `${origin}${userPath(blog.usernameSlug)}`;
  return {
    version: '1.0',
    type: 'rich',
    title: blog.content.title,
    ...(blog.userDisplayName && { author_name: blog.userDisplayName, author_url: author }),
    ...(!blog.isUnbranded && { provider_name: BRAND_NAME, provider_url: origin }),
    thumbnail_url: `${origin}${cardPath(blog.id)}`,
    thumbnail_width: CARD_SIZE.width,
    thumbnail_height: CARD_SIZE.height,
    html: `<iframe src="${source}" width="${width}" height="${height}" frameborder="0" style="max-width: 100%;"></iframe>`,
    width,
    height,
    ...blogMark(blog),
  };
}
