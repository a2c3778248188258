import { generateRssFeed } from 'feedsmith';
import { feedTitle } from '@/lib/blogs/page/feed-links.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { PictureFile } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { rssPath } from '@/lib/routes.ts';
import { aboutFeed, type FeedSource, homeOf, languageOf, summaryOf } from './feed-entries.tsx';
import { escapeXml, xmlSafe } from './xml.ts';

/** Type and size of stored pictures, by their ids. */
type PictureFiles = ReadonlyMap<string, PictureFile>;

/** A blog's cover where its size is known, which an enclosure must name. */
function enclosuresOf({ cover }: BlogSummary, origin: string, files: PictureFiles) {
  const file = cover && files.get(storedPictureId(cover.url) ?? '');
  if (!file) return [];
  return [{ url: new URL(cover.url, origin).href, type: file.contentType, length: file.size }];
}

/** The library sets CDATA on lines of their own, whose white space would belong to the text. */
const withoutPadding = (xml: string) => xml.replaceAll(/>\s+(<!\[CDATA\[.*?\]\]>)\s+</gs, '>$1<');

/**
 * A creator's feed as RSS. Readers take titles and descriptions for markup, so that texts are escaped in them once more.
 * @param files of the covers
 */
export function rssFeed(source: FeedSource, files: PictureFiles): string {
  const { profile, blogs, origin } = source;
  const home = homeOf(source);
  const name = xmlSafe(profile.displayName);
  const xml = generateRssFeed({
    title: escapeXml(feedTitle(profile)),
    link: home,
    description: escapeXml(aboutFeed(profile)),
    language: languageOf(source),
    generator: BRAND_NAME,
    ...(blogs[0] && { lastBuildDate: new Date(datesOf(blogs[0]).published) }),
    atom: {
      links: [{ href: `${origin}${rssPath(profile.slug)}`, rel: 'self', type: 'application/rss+xml' }],
      // An <author> of RSS is an email address, which nobody is told.
      authors: [{ name, uri: home }],
    },
    items: blogs.map((blog) => {
      const { text, markup } = summaryOf(blog);
      return {
        title: escapeXml(blog.content.title),
        link: blog.shareUrl,
        description: escapeXml(text),
        guid: { value: blog.shareUrl, isPermaLink: false },
        pubDate: new Date(datesOf(blog).published),
        enclosures: enclosuresOf(blog, origin, files),
        content: { encoded: xmlSafe(markup) },
        dc: { creators: [name], languages: [LANGUAGE_DETAILS[blog.language].tag] },
      };
    }),
  });
  return withoutPadding(xml);
}
