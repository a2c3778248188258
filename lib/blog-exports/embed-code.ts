import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { embedPath } from '@/lib/routes.ts';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The embed code of a blog (spec §9): an iframe, full width, 800 high, without border, at most 800 px wide, and a
 * credit link unless the blog is unbranded.
 * @param origin of this site
 */
export function embedCode(blog: { id: string; title: string; isUnbranded?: true | undefined }, origin: string): string {
  const source = `${origin}${embedPath(blog.id)}`;
  const title = escapeAttribute(blog.title);
  const frame = `<iframe src="${source}" width="100%" height="800" frameborder="0" style="max-width: 800px;" title="${title}"></iframe>`;
  if (blog.isUnbranded) return frame;
  return [frame, `<p><a href="${origin}">Created with ${BRAND_NAME} - AI-powered blog generator</a></p>`].join('\n');
}
