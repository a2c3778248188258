import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { embedPath } from '@/lib/routes.ts';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * HTML that puts a blog into another site (spec §9): an inline frame, full width, 800 high, without border, at most
 * 800 px wide, and a credit link below, unless its owner has turned that off.
 * @param origin address of this site without a trailing slash
 */
export function embedCode(blog: { id: string; title: string; isUnbranded?: true | undefined }, origin: string): string {
  const source = `${origin}${embedPath(blog.id)}`;
  const title = escapeAttribute(blog.title);
  const frame = `<iframe src="${source}" width="100%" height="800" frameborder="0" style="max-width: 800px;" title="${title}"></iframe>`;
  if (blog.isUnbranded) return frame;
  return [frame, `<p><a href="${origin}">Created with ${BRAND_NAME} - AI-powered blog generator</a></p>`].join('\n');
}
