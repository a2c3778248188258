import { excerpt, lineExcerpt } from '@/lib/article/plain-text.ts';
import { storedMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMark } from '@/lib/blogs/authorship/source-type.ts';
import { feedTitle } from '@/lib/blogs/reading/metadata.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { Blog, PublicProfile } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FEED_EXCERPT_CHARACTERS } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { siteUrl } from '@/lib/env.ts';
import { tell } from '@/lib/http/answer-context.ts';
import type { PictureFile } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { feedPaths, sharePath } from '@/lib/routes.ts';
import { articleHtml } from './post-html.tsx';
import { cdata, element, escapeXml } from './xml.ts';

/** The vocabulary of the extension `_provenance`. */
const DIGITAL_SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

export type FeedItem = ReturnType<typeof feedItem>;

export type FeedSource = {
  profile: PublicProfile;
  items: readonly FeedItem[];
  /** Address of the page that has this feed: the author's site, a tag or a series. */
  page: string;
  /** Name of the tag or series. */
  group: string | undefined;
  hub: string | undefined;
};

/** An address with a path, also of a whole host. */
const whole = (page: string): string => new URL(page).href;

const aboutFeed = ({ displayName, isUnbranded }: PublicProfile): string =>
  tell(
    sentence(isUnbranded ? 'blogs.exports.blogsBy' : 'blogs.exports.blogsMadeWith', {
      name: displayName,
      brand: BRAND_NAME,
    }),
  );

/** The variety that all blogs share, else the language. */
function feedLanguage({ items }: FeedSource): string | undefined {
  const shared = (tags: string[]) => (new Set(tags).size === 1 ? tags[0] : undefined);
  return shared(items.map(({ language }) => language)) ?? shared(items.map(({ mainLanguage }) => mainLanguage));
}

/** A blog of a creator in their feeds, with its whole text. */
export function feedItem(blog: Blog, profile: PublicProfile) {
  const { id, description, content, cover, tags = [], aiOptOuts = [], shareUrl } = blog;
  const language = languageTag(blog);
  const { published, edited = published } = blogDates(blog);
  const origin = profile.ownOrigin ?? siteUrl();
  const note = articleNote(blog) && `<p><em>${escapeXml(articleNote(blog))}</em></p>`;
  const article = () => articleHtml(blog, { pictureUrl: (url) => new URL(url, origin).href, hasCover: true });
  return {
    // Its address at this site, as own domains and slugs change.
    id: `${siteUrl()}${sharePath(id)}`,
    ...{ url: shareUrl, title: content.title, tags, aiOptOuts, published, edited, language },
    mainLanguage: languageTag({ language: blog.language }),
    cover: cover?.url,
    summary: description
      ? excerpt(description, FEED_EXCERPT_CHARACTERS, language)
      : lineExcerpt(content.intro, FEED_EXCERPT_CHARACTERS, language),
    html: `<div lang="${language}">${storedMarkup(['feed', blog, origin], article)}${note}</div>`,
    mark: blogMark(blog),
  };
}

export function jsonFeed(source: FeedSource): string {
  const { profile, items, page, group, hub } = source;
  const { displayName, photoURL } = profile;
  const origin = profile.ownOrigin ?? siteUrl();
  const avatar = photoURL ? new URL(photoURL, origin).href : undefined;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(profile, group),
    home_page_url: whole(page),
    feed_url: feedPaths(page).json,
    description: aboutFeed(profile),
    language: feedLanguage(source),
    authors: [{ name: displayName, url: whole(siteOf(profile)), avatar }],
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: items.map(({ id, url, title, html, summary, cover, published, edited, tags, language, mark }) => ({
      ...{ id, url, title, content_html: html, summary },
      ...(cover && { image: new URL(cover, origin).href }),
      ...{ date_published: published, date_modified: edited },
      ...(tags.length > 0 && { tags }),
      language,
      _provenance: { about: DIGITAL_SOURCE_TYPES, ...mark },
    })),
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

const rssTime = ({ published }: FeedItem) => new Date(published).toUTCString();

const link = (rel: string, href: string, type?: string) =>
  `<atom:link rel="${rel}" href="${escapeXml(new URL(href).href)}"${type ? ` type="${type}"` : ''}/>`;

/** A creator's feed as RSS. `files` are the covers by id. */
export function rssFeed(source: FeedSource, files: ReadonlyMap<string, PictureFile>): string {
  const { profile, items, page, group, hub } = source;
  const language = feedLanguage(source);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    words('title', feedTitle(profile, group)),
    element('link', whole(page)),
    words('description', aboutFeed(profile)),
    language && element('language', language),
    items[0] && element('lastBuildDate', rssTime(items[0])),
    element('generator', BRAND_NAME),
    link('self', feedPaths(page).rss, 'application/rss+xml'),
    hub && link('hub', hub),
    // RSS's own <author> is an email address, which we keep private.
    `<atom:author>${words('atom:name', profile.displayName)}${element('atom:uri', whole(siteOf(profile)))}</atom:author>`,
    ...items.flatMap((item) => rssItem(item, profile, files)),
    '</channel></rss>',
  ];
  return lines.filter(Boolean).join('\n');
}

function rssItem(item: FeedItem, profile: PublicProfile, files: ReadonlyMap<string, PictureFile>) {
  const { id, url, title, summary, html, cover = '', tags, language, mark } = item;
  // An enclosure needs a known size.
  const file = files.get(storedPictureId(cover) ?? '');
  const { digital_source_type: sourceType, provenance } = mark;
  return [
    '<item>',
    words('title', title),
    element('link', url),
    words('description', summary),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', rssTime(item)),
    ...tags.map((tag) => words('category', tag)),
    file && `<enclosure url="${new URL(cover, url)}" length="${file.size}" type="${file.contentType}"/>`,
    `<content:encoded>${cdata(html)}</content:encoded>`,
    link('describedby', provenance, 'application/json'),
    words('dc:creator', profile.displayName),
    element('dc:language', language),
    sourceType && element('Iptc4xmpExt:DigitalSourceType', sourceType),
    '</item>',
  ];
}
