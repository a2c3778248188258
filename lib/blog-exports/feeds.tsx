import { generateRssFeed } from 'feedsmith';
import { excerpt, lineExcerpt } from '@/lib/article/plain-text.ts';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { markOf } from '@/lib/blogs/mark.ts';
import { feedTitle } from '@/lib/blogs/page/metadata.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogSummary, PublicProfile } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FEED_EXCERPT_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import type { PictureFile } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { jsonFeedPath, rssPath, sharePath, userPath } from '@/lib/routes.ts';
import { escapeXml, xmlSafe } from './xml.ts';

/** The vocabulary of the extension `_provenance`. */
const DIGITAL_SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

export type FeedSource = { profile: PublicProfile; blogs: readonly BlogSummary[]; origin: string };

const homeOf = ({ profile, origin }: FeedSource): string =>
  profile.ownOrigin ? `${profile.ownOrigin}/` : `${origin}${userPath(profile.slug)}`;

const aboutFeed = ({ displayName, isUnbranded }: PublicProfile): string =>
  isUnbranded ? `Blogs by ${displayName}` : `Blogs by ${displayName}, made with ${BRAND_NAME}`;

/** A blog's id in feeds: its address at this site, as an own domain comes and goes. */
const feedId = ({ id }: BlogSummary): string => `${siteUrl()}${sharePath(id)}`;

function languageOf({ blogs }: FeedSource): string | undefined {
  const [language, ...others] = new Set(blogs.map((blog) => blog.language));
  return language && others.length === 0 ? LANGUAGE_DETAILS[language].tag : undefined;
}

function summaryOf({ description, content, language }: BlogSummary) {
  const { tag } = LANGUAGE_DETAILS[language];
  const text = description
    ? excerpt(description, FEED_EXCERPT_CHARACTERS, tag)
    : lineExcerpt(content.intro, FEED_EXCERPT_CHARACTERS, tag);
  return { text, markup: staticMarkup(<p lang={tag}>{withPlainText(text)}</p>) };
}

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
    items: blogs.map((blog) => {
      const { shareUrl, content, language, cover } = blog;
      const { text, markup } = summaryOf(blog);
      const { published, edited = published } = datesOf(blog);
      return {
        id: feedId(blog),
        url: shareUrl,
        title: content.title,
        content_html: markup,
        summary: text,
        ...(cover && { image: new URL(cover.url, origin).href }),
        date_published: published,
        date_modified: edited,
        language: LANGUAGE_DETAILS[language].tag,
        _provenance: { about: DIGITAL_SOURCE_TYPES, ...markOf(blog) },
      };
    }),
  });
}

const NAMESPACE = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';

/** Adds IPTC's element to the items, which feedsmith cannot. */
function withSourceTypes(xml: string, blogs: FeedSource['blogs']): string {
  const items = blogs.values();
  return xml.replace('<rss ', `<rss ${NAMESPACE} `).replaceAll('</item>', (end) => {
    const blog = items.next().value;
    const type = blog && markOf(blog).digital_source_type;
    return type ? `<Iptc4xmpExt:DigitalSourceType>${type}</Iptc4xmpExt:DigitalSourceType>${end}` : end;
  });
}

/** feedsmith puts CDATA on lines of its own, whose white space would become text. */
const withoutPadding = (xml: string) => xml.replaceAll(/>\s+(<!\[CDATA\[.*?\]\]>)\s+</gs, '>$1<');

/** A creator's feed as RSS, escaped once more, as readers take texts for markup. `files` are the covers by id. */
export function rssFeed(source: FeedSource, files: ReadonlyMap<string, PictureFile>): string {
  const { profile, blogs, origin } = source;
  const home = homeOf(source);
  const name = escapeXml(profile.displayName);
  const xml = generateRssFeed({
    title: escapeXml(feedTitle(profile)),
    link: home,
    description: escapeXml(aboutFeed(profile)),
    language: languageOf(source),
    generator: BRAND_NAME,
    ...(blogs[0] && { lastBuildDate: new Date(datesOf(blogs[0]).published) }),
    atom: {
      links: [{ href: `${origin}${rssPath(profile.slug)}`, rel: 'self', type: 'application/rss+xml' }],
      // RSS's own <author> is an email address, which we keep private.
      authors: [{ name, uri: home }],
    },
    items: blogs.map((blog) => {
      const { text, markup } = summaryOf(blog);
      const { cover } = blog;
      // An enclosure needs a known size.
      const file = cover && files.get(storedPictureId(cover.url) ?? '');
      return {
        title: escapeXml(blog.content.title),
        link: blog.shareUrl,
        description: escapeXml(text),
        guid: { value: feedId(blog), isPermaLink: false },
        pubDate: new Date(datesOf(blog).published),
        enclosures: file && [{ url: new URL(cover.url, origin).href, type: file.contentType, length: file.size }],
        content: { encoded: xmlSafe(markup) },
        atom: { links: [{ href: markOf(blog).provenance, rel: 'describedby', type: 'application/json' }] },
        dc: { creators: [name], languages: [LANGUAGE_DETAILS[blog.language].tag] },
      };
    }),
  });
  return withSourceTypes(withoutPadding(xml), blogs);
}
