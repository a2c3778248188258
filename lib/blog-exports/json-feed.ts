import { feedTitle } from '@/lib/blogs/page/feed-links.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { jsonFeedPath } from '@/lib/routes.ts';
import { aboutFeed, type FeedSource, homeOf, languageOf, summaryOf } from './feed-entries.tsx';

function itemOf(blog: BlogSummary, origin: string) {
  const { shareUrl, content, language, cover } = blog;
  const { text, markup } = summaryOf(blog);
  const { published, edited = published } = datesOf(blog);
  return {
    id: shareUrl,
    url: shareUrl,
    title: content.title,
    content_html: markup,
    summary: text,
    ...(cover && { image: new URL(cover.url, origin).href }),
    date_published: published,
    date_modified: edited,
    language: LANGUAGE_DETAILS[language].tag,
  };
}

/** A creator's feed as JSON Feed 1.1. */
export function jsonFeed(source: FeedSource): string {
  const { profile, blogs, origin } = source;
  const { displayName, slug, photoURL } = profile;
  const home = homeOf(source);
  const avatar = photoURL ? new URL(photoURL, origin).href : undefined;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(profile),
    home_page_url: home,
    feed_url: `${origin}${jsonFeedPath(slug)}`,
    description: aboutFeed(profile),
    language: languageOf(source),
    authors: [{ name: displayName, url: home, avatar }],
    items: blogs.map((blog) => itemOf(blog, origin)),
  });
}
