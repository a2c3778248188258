import 'server-only';
import { makeSlug } from '@/lib/users/rules.ts';

/** Characters of a blog's slug, and of a tag's or series's key. */
const MAX_SLUG = 80;

/** First segments of addresses in a site that are no blogs and pages. */
const RESERVED_SLUGS = [
  ...['api', 'archive', 'auth', 'blog', 'embed', 'fonts', 'profile', 'report', 's', 'search', 'series', 'share'],
  ...['sitemap', 'sitemaps', 'subscribe', 'subscription', 'tags', 'user', 'view'],
];

/** The address of a title in its author's site: ASCII words, cut between words, never a reserved one. */
export function blogSlug(title: string): string {
  const whole = makeSlug(title, 2 * MAX_SLUG);
  const slug = whole.length > MAX_SLUG ? whole.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '') : whole;
  const short = slug.slice(0, MAX_SLUG) || 'post';
  return RESERVED_SLUGS.includes(short) ? `${short}-blog` : short;
}

/** Whether a blog's slug comes from a title, not from its owner or an import. */
export function isSlugOf(slug: string, title: string): boolean {
  const base = blogSlug(title);
  return slug.startsWith(base) && /^(?:-(?:\d{1,2}|[\da-f]{6,8}))?$/.test(slug.slice(base.length));
}

/** What tags or series with the same spelling share, also their address: `Slow cooking` and `slow-cooking`, not `C` and `C++`. */
export const groupKey = (name: string): string =>
  makeSlug(name.replaceAll('+', ' plus ').replaceAll('#', ' sharp '), MAX_SLUG);
