import { Feed } from 'feed';
import { withPlainText } from '@/lib/blog-design/article/plain-text.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { excerpt } from '@/lib/blogs/excerpt.ts';
import { feedTitle } from '@/lib/blogs/feed-links.ts';
import { runningText } from '@/lib/blogs/plain-text.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogImage, BlogSummary, PublicProfile } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FEED_EXCERPT_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { jsonFeedPath, rssPath, userPath } from '@/lib/routes.ts';
import { xmlSafe } from './xml.ts';

/** A feed format. */
export type FeedFormat = 'rss' | 'json';

/** Media types of the formats. */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** A blog's cover as a feed names it. Its size is not known here, for which RSS has 0. */
function coverOf({ url }: BlogImage, origin: string, isRss: boolean) {
  const { href } = new URL(url, origin);
  return isRss && storedPictureId(url) ? { url: href, type: 'image/webp', length: 0 } : href;
}

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
  const home = profile.ownOrigin ? `${profile.ownOrigin}/` : `${origin}${userPath(profile.slug)}`;
  const name = xmlSafe(profile.displayName);
  const feed = new Feed({
    ...{ id: home, link: home, title: feedTitle({ ...profile, displayName: name }) },
    description: profile.isUnbranded
      ? `Blogs by ${name}`
      : `Blogs by ${name}, made with ${BRAND_NAME}`,
    generator: BRAND_NAME,
    copyright: '',
    feedLinks: {
      rss: `${origin}${rssPath(profile.slug)}`,
      json: `${origin}${jsonFeedPath(profile.slug)}`,
    },
    author: {
      ...{ name, link: home },
      ...(profile.photoURL && { avatar: new URL(profile.photoURL, origin).href }),
    },
    ...(blogs[0] && { updated: new Date(datesOf(blogs[0]).published) }),
  });
  const isRss = format === 'rss';
  if (isRss) {
    // An <author> of RSS is an email address, which nobody is told.
    const objects = { 'atom:name': { _text: name }, 'atom:uri': { _text: home } };
    feed.addExtension({ name: 'atom:author', objects });
  }
  for (const blog of blogs) {
    const { tag } = LANGUAGE_DETAILS[blog.language];
    const beginning = blog.description ?? runningText(blog.content.intro);
    const description = excerpt(xmlSafe(beginning), FEED_EXCERPT_CHARACTERS, tag);
    const date = new Date(datesOf(blog).published);
    feed.addItem({
      ...{ id: blog.shareUrl, link: blog.shareUrl, title: xmlSafe(blog.content.title) },
      // The description is markup to readers of RSS, and plain text in JSON.
      description: isRss ? staticMarkup(withPlainText(description)) : description,
      ...{ date, published: date },
      ...(blog.cover && { image: coverOf(blog.cover, origin, isRss) }),
      content: staticMarkup(<p lang={tag}>{withPlainText(description)}</p>),
      ...(isRss && { extensions: [{ name: 'dc:creator', objects: { _text: name } }] }),
    });
  }
  return isRss ? feed.rss2() : feed.json1();
}
