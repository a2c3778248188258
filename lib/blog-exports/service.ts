import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { actorRequester } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { HEIGHT_SCRIPT, renderDocument } from '@/lib/blog-design/article/document.tsx';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { fontFaces, inlineFontFaces, printFontFaces } from '@/lib/blog-design/fonts/faces.ts';
import { articleNote, blogText } from '@/lib/blog-design/wording.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import { blogMark, textSourceType } from '@/lib/blogs/authorship/source-type.ts';
import { findGroup } from '@/lib/blogs/groups/queries.ts';
import { withoutHiddenParts } from '@/lib/blogs/inside-links.ts';
import { findWholeUserBlogs, INDEXED } from '@/lib/blogs/queries.ts';
import { contentSignal, contentSignals } from '@/lib/blogs/reading/crawlers.ts';
import { metaDescription } from '@/lib/blogs/reading/metadata.ts';
import { getBlog, getImage, requireCreator, toPublicProfile } from '@/lib/blogs/reading/service.ts';
import { blogPictures, isIndexed } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { findBlogIdAt } from '@/lib/domains/queries.ts';
import { aiSignals, env, siteUrl } from '@/lib/env.ts';
import { askedLanguage, markContentSignal } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { publicText } from '@/lib/http/public-text.ts';
import { writeXmp } from '@/lib/images/marks.ts';
import { findPictureFiles } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { sentence, translatorFor } from '@/lib/messages/catalogue.ts';
import { feedPaths, imagePath, reportPath, viewImagePath } from '@/lib/routes.ts';
import { blogIdOfAddress, type MaximumSize, oEmbed } from './embed.ts';
import { type FeedItem, type FeedSource, feedItem, jsonFeed, rssFeed } from './feeds.tsx';
import { downloadFileName } from './file-name.ts';
import { blogMarkdown } from './markdown.ts';
import { makePdf } from './pdf/make-pdf.ts';
import { escapeXml } from './xml.ts';

const absolute = (address: string) => new URL(address, siteUrl()).href;

const documentOptions = (blog: Blog) => ({
  readingMinutes: readingMinutes(blog),
  profileUrl: (slug: string) => absolute(`/profile/${slug}`),
  canonicalUrl: blog.shareUrl,
  shareUrl: blog.shareUrl,
  description: metaDescription(blog),
});

/** The document in other sites' frames (spec §2). @throws not-found, gone */
export async function embedDocument(id: string, actor: Actor): Promise<string> {
  const blog = await getBlog(id, actor);
  const text = blogText(blog);
  return renderDocument(blog, {
    ...documentOptions(blog),
    assetUrl: absolute,
    fontCss: fontFaces(blog.style, blog.language, { baseUrl: absolute(FONTS_PATH), text }),
    noIndex: true,
    newTab: true,
    viewImage: absolute(viewImagePath(id, 'embed')),
    reportUrl: absolute(reportPath(id)),
    script: HEIGHT_SCRIPT,
  });
}

/** Inline, as the frame loads nothing from us. */
const NOTICE_CSS = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:2rem 1.5rem;font:1.0625rem/1.6 Georgia,serif;text-align:center;color:#26221c;background:#fbf9f4}',
  'p{margin:0 0 .5rem}',
  'a{color:inherit;text-underline-offset:.25em}',
  'a:focus-visible{outline:2px solid;outline-offset:3px}',
  '@media(prefers-color-scheme:dark){body{color:#ece7dd;background:#1b1916}}',
].join('');

const NOTICES = { 404: 'frame.gone', 410: 'frame.gone', 451: 'blocked.description' } as const;

/** The document in a frame whose blog cannot be shown, with a link to the product's home; no scripts. */
export function embedFailureDocument(status: number): string {
  const t = translatorFor(askedLanguage(), 'blogs');
  const text = escapeXml(t(NOTICES[status as keyof typeof NOTICES] ?? 'frame.notNow'));
  return `<!doctype html>
<html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text}</title><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><style>${NOTICE_CSS}</style></head>
<body><main><p>${text}</p><p><a href="${absolute('/')}" target="_blank" rel="noopener">${BRAND_NAME}</a></p></main></body></html>`;
}

/** A self-contained HTML file that opens offline. @throws not-found, gone */
export async function downloadDocument(id: string, actor: Actor): Promise<string> {
  const blog = await getBlog(id, actor);
  const fontCss = inlineFontFaces(blog.style, blog.language, blogText(blog));
  return standaloneDocument(blog, actor, fontCss);
}

async function standaloneDocument(blog: Blog, actor: Actor, fontCss: string): Promise<string> {
  const pictures = await picturesAsData(blog, actor);
  const assetUrl = (address: string) => pictures.get(address) ?? absolute(address);
  return renderDocument(blog, { ...documentOptions(blog), assetUrl, fontCss });
}

async function picturesAsData(blog: Blog, actor: Actor): Promise<Map<string, string>> {
  const shown = [...blogPictures(blog).map(({ url }) => url), blog.author?.thumbnailURL ?? ''];
  const stored = shown.filter((url) => url.startsWith(imagePath('')));
  const entries = stored.map(async (url) => {
    const { bytes, contentType } = await getImage(url.slice(imagePath('').length), actor);
    return [url, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`] as const;
  });
  return new Map(await Promise.all(entries));
}

/** A blog as Markdown, and whether search engines can index it. @throws not-found, gone */
export async function blogAsMarkdown(id: string, actor: Actor): Promise<{ text: string; isIndexed: boolean }> {
  const blog = await getBlog(id, actor);
  return { text: blogMarkdown(blog, articleNote(blog)), isIndexed: isIndexed(blog) };
}

/** A blog as a PDF on A4; `signal` leaves the queue. @throws not-found, gone, unavailable, the signal's reason */
export async function blogAsPdf(id: string, actor: Actor, signal: AbortSignal) {
  const blog = await getBlog(id, actor);
  const bytes = await printBlog(blog, { actor, signal, make: makePdf });
  return { bytes, name: downloadFileName(blog.content.title, 'pdf') };
}

type Printing = { actor: Actor; signal: AbortSignal; make: typeof makePdf };

export async function printBlog(blog: Blog, { actor, signal, make }: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const { createdAt, updatedAt, userDisplayName = BRAND_NAME } = blog;
  const xmp = writeXmp({ sourceType: textSourceType(blog) ?? null, record: blogMark(blog).provenance });
  const details = { title: blog.content.title, author: userDisplayName, createdAt, updatedAt, xmp };
  const fontCss = printFontFaces(blog.style, blog.language, blogText(blog));
  const document = await standaloneDocument(blog, actor, fontCss);
  return make(document, details, { requester: await actorRequester(actor), signal });
}

type Names = { usernameSlug: string; key: string };

/** Blogs in a feed, and how many of them are in memory as a whole. */
const LONGEST_FEED = 100;
const AT_ONCE = 20;

async function feedSource({ usernameSlug, key }: Names, kind?: 'tags' | 'series'): Promise<FeedSource> {
  const user = await requireCreator(usernameSlug);
  const group = kind && (await findGroup(user.id, kind, key));
  if (group === null) throw new AppError('not-found', sentence('blogs.exports.noFeed'));
  const profile = await toPublicProfile(user);
  const only = { ...INDEXED, ...(group && { id: { in: group.ids } }) };
  const items: FeedItem[] = [];
  for (let page = 1; items.length === (page - 1) * AT_ONCE && items.length < LONGEST_FEED; page += 1) {
    for (const blog of await findWholeUserBlogs(user.id, { page, pageSize: AT_ONCE }, only)) {
      items.push(feedItem(withoutHiddenParts(blog), profile));
      // A long feed must not hold up other answers.
      await setImmediate();
    }
  }
  // One blog that opts out of a use speaks for the feed.
  const optOuts = items.flatMap(({ aiOptOuts }) => aiOptOuts);
  markContentSignal(contentSignal(contentSignals(aiSignals(), optOuts), true));
  const site = siteOf(profile);
  return { profile, items, page: kind ? `${site}/${kind}/${key}` : site, group: group?.name, hub: env().WEBSUB_HUB };
}

/** The feed of a creator, or of their tag or series `key`. @throws not-found */
export async function answerFeed(format: 'rss' | 'json', params: Names, kind?: 'tags' | 'series'): Promise<Response> {
  const source = await feedSource(params, kind);
  const covers = source.items.flatMap(({ cover = '' }) => storedPictureId(cover) ?? []);
  const answer =
    format === 'json'
      ? publicText(jsonFeed(source), 'application/feed+json')
      : publicText(rssFeed(source, await findPictureFiles(covers)), 'application/rss+xml');
  const self = feedPaths(source.page)[format];
  if (source.hub) answer.headers.set('Link', `<${source.hub}>; rel="hub", <${self}>; rel="self"`);
  return answer;
}

export async function describeEmbed(address: string, actor: Actor, size: MaximumSize) {
  const refusal = new AppError('not-found', 'This address is not a blog of this site.');
  const { origin = '', hostname = '', pathname = '' } = URL.parse(address) ?? {};
  const id = blogIdOfAddress(address, origin) ?? (await findBlogIdAt(hostname, pathname.replace(/^\/|\/$/g, '')));
  if (!id) throw refusal;
  const isHere = origin === new URL(siteUrl()).origin;
  const blog = await getBlog(id, actor);
  if (!isHere && origin !== new URL(blog.shareUrl).origin) throw refusal;
  return oEmbed(blog, siteUrl(), size);
}
