import { excerpt, lineExcerpt } from '@/lib/article/plain-text.ts';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { blogMark } from '@/lib/blogs/authorship/source-type.ts';
import { feedTitle } from '@/lib/blogs/reading/metadata.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { BlogSummary, PublicProfile } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FEED_EXCERPT_CHARACTERS } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import type { PictureFile } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { jsonFeedPath, rssPath, sharePath, userPath } from '@/lib/routes.ts';
import { cdata, element, escapeXml } from './xml.ts';

/** The vocabulary of the extension `_provenance`. */
const DIGITAL_SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

export type FeedSource = { profile: PublicProfile; blogs: readonly BlogSummary[]; origin: string };

const authorPage = ({ profile, origin }: FeedSource): string =>
  profile.ownOrigin ? `${profile.ownOrigin}/` : `${origin}${userPath(profile.slug)}`;

const aboutFeed = ({ displayName, isUnbranded }: PublicProfile): string =>
  isUnbranded ? `Blogs by ${displayName}` : `Blogs by ${displayName}, made with ${BRAND_NAME}`;

/** A blog's id in feeds: its address at this site, as an own domain comes and goes. */
const feedId = ({ id }: BlogSummary): string => `${siteUrl()}${sharePath(id)}`;

/** The variety that all blogs share, else the language. */
function feedLanguage({ blogs }: FeedSource): string | undefined {
  const shared = (tags: string[]) => (new Set(tags).size === 1 ? tags[0] : undefined);
  return shared(blogs.map(languageTag)) ?? shared(blogs.map(({ language }) => languageTag({ language })));
}

function blogSummary(blog: BlogSummary) {
  const { description, content } = blog;
  const tag = languageTag(blog);
  const text = description
    ? excerpt(description, FEED_EXCERPT_CHARACTERS, tag)
    : lineExcerpt(content.intro, FEED_EXCERPT_CHARACTERS, tag);
  return { text, markup: staticMarkup(<p lang={tag}>{withPlainText(text)}</p>) };
}

export function jsonFeed(source: FeedSource): string {
  const { profile, blogs, origin } = source;
  const { displayName, slug, photoURL } = profile;
  const home = authorPage(source);
  const avatar = photoURL ? new URL(photoURL, origin).href : undefined;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(profile),
    home_page_url: home,
    feed_url: `${origin}${jsonFeedPath(slug)}`,
    description: aboutFeed(profile),
    language: feedLanguage(source),
    authors: [{ name: displayName, url: home, avatar }],
    items: blogs.map((blog) => {
      const { shareUrl, content, cover } = blog;
      const { text, markup } = blogSummary(blog);
      const { published, edited = published } = blogDates(blog);
      return {
        id: feedId(blog),
        url: shareUrl,
        title: content.title,
        content_html: markup,
        summary: text,
        ...(cover && { image: new URL(cover.url, origin).href }),
        date_published: published,
        date_modified: edited,
        language: languageTag(blog),
        _provenance: { about: DIGITAL_SOURCE_TYPES, ...blogMark(blog) },
      };
    }),
  });
}

const NAMESPACES = [
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
].join(' ');

/** A text escaped twice, as readers take it for markup. */
const words = (name: string, text: string) => `<${name}>${cdata(escapeXml(text))}</${name}>`;

const rssTime = (blog: BlogSummary) => new Date(blogDates(blog).published).toUTCString();

/** A creator's feed as RSS. `files` are the covers by id. */
export function rssFeed(source: FeedSource, files: ReadonlyMap<string, PictureFile>): string {
  const { profile, blogs, origin } = source;
  const { displayName } = profile;
  const home = authorPage(source);
  const language = feedLanguage(source);
  const items = blogs.map((blog) => {
    const { text, markup } = blogSummary(blog);
    const { cover, shareUrl, content } = blog;
    const { digital_source_type: sourceType, provenance } = blogMark(blog);
    // An enclosure needs a known size.
    const file = cover && files.get(storedPictureId(cover.url) ?? '');
    return [
      '<item>',
      words('title', content.title),
      element('link', shareUrl),
      words('description', text),
      `<guid isPermaLink="false">${escapeXml(feedId(blog))}</guid>`,
      element('pubDate', rssTime(blog)),
      file && `<enclosure url="${new URL(cover.url, origin)}" length="${file.size}" type="${file.contentType}"/>`,
      `<content:encoded>${cdata(markup)}</content:encoded>`,
      `<atom:link href="${escapeXml(provenance)}" rel="describedby" type="application/json"/>`,
      words('dc:creator', displayName),
      element('dc:language', languageTag(blog)),
      sourceType && element('Iptc4xmpExt:DigitalSourceType', sourceType),
      '</item>',
    ];
  });
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    words('title', feedTitle(profile)),
    element('link', home),
    words('description', aboutFeed(profile)),
    language && element('language', language),
    blogs[0] && element('lastBuildDate', rssTime(blogs[0])),
    element('generator', BRAND_NAME),
    `<atom:link href="${origin}${rssPath(profile.slug)}" rel="self" type="application/rss+xml"/>`,
    // RSS's own <author> is an email address, which we keep private.
    `<atom:author>${words('atom:name', displayName)}${element('atom:uri', home)}</atom:author>`,
    ...items.flat(),
    '</channel></rss>',
  ];
  return lines.filter(Boolean).join('\n');
}
