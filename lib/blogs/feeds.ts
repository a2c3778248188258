import { Feed } from 'feed';
import { BRAND_NAME } from '@/lib/constants/brand';
import { userPath } from '@/lib/routes';
import type { BlogSummary, PublicProfile } from './schema';

/** Characters that XML 1.0 cannot hold. */
const NOT_XML = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;

const xmlSafe = (text: string) => text.replace(NOT_XML, '');

/** A feed format. */
export type FeedFormat = 'rss' | 'json';

/** Media types of the formats. */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/**
 * A creator's feed, newest first.
 * @param origin address of this site without a trailing slash
 */
export function creatorFeed(
  profile: PublicProfile,
  blogs: readonly BlogSummary[],
  origin: string,
  format: FeedFormat,
): string {
  const home = `${origin}${userPath(profile.slug)}`;
  const name = xmlSafe(profile.displayName);
  const feed = new Feed({
    ...{ id: home, link: home, title: `${name} on ${BRAND_NAME}` },
    description: `Blogs by ${name}, made with ${BRAND_NAME}`,
    generator: BRAND_NAME,
    copyright: '',
    feedLinks: { rss: `${home}/feed.xml`, json: `${home}/feed.json` },
    ...(blogs[0] && { updated: new Date(blogs[0].createdAt) }),
  });
  for (const blog of blogs) {
    feed.addItem({
      ...{ id: blog.shareUrl, link: blog.shareUrl, title: xmlSafe(blog.content.title) },
      description: xmlSafe(blog.content.intro),
      date: new Date(blog.createdAt),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.json1();
}
