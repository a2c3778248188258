import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { renderDocument } from '@/lib/blog-design/article/document.tsx';
import { HEIGHT_SCRIPT } from '@/lib/blog-design/article/height-script.ts';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import { blogText } from '@/lib/blog-design/blog-text.ts';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { fontFaces, inlineFontFaces, printFontFaces } from '@/lib/blog-design/fonts/font-faces.ts';
import { metaDescription } from '@/lib/blogs/page/description.ts';
import { getBlog, getImage, listBlogsBySlug } from '@/lib/blogs/reading/service.ts';
import { readingMinutes } from '@/lib/blogs/reading-time.ts';
import { isIndexed, picturesOf } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { findPictureFiles } from '@/lib/images/queries.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { imagePath, viewImagePath } from '@/lib/routes.ts';
import { embedNotice } from './embed-notice.tsx';
import { type FeedSource, jsonFeed, rssFeed } from './feeds.tsx';
import { downloadFileName } from './file-name.ts';
import { blogMarkdown } from './markdown.ts';
import { blogIdOfAddress, oEmbed } from './oembed.ts';
import { makePdf } from './pdf/make-pdf.ts';

/** Everything that leaves the site by another way than a page: embeds, feeds, sitemaps, Markdown. */

const absolute = (address: string) => new URL(address, siteUrl()).href;

/** What every document of a blog outside our pages has. */
function documentOptions(blog: Blog) {
  return {
    readingMinutes: readingMinutes(blog),
    profileUrl: (slug: string) => absolute(`/profile/${slug}`),
    canonicalUrl: blog.shareUrl,
    shareUrl: blog.shareUrl,
    description: metaDescription(blog),
  };
}

/** The document that other sites frame (spec §2). Errors: not-found, gone. */
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
    script: HEIGHT_SCRIPT,
  });
}

/** The document that other sites frame when the blog is gone, or when it cannot be shown. */
export function embedFailureDocument(status: number): string {
  return embedNotice(status === 404 || status === 410 ? 'gone' : 'broken', absolute('/'));
}

/** One self-contained file of a blog that opens offline: fonts and pictures inside, no script. Errors: not-found, gone. */
export async function downloadDocument(id: string, actor: Actor): Promise<string> {
  const blog = await getBlog(id, actor);
  const fontCss = inlineFontFaces(blog.style, blog.language, blogText(blog));
  return documentThatStandsAlone(blog, actor, fontCss);
}

async function documentThatStandsAlone(blog: Blog, actor: Actor, fontCss: string): Promise<string> {
  const pictures = await picturesAsData(blog, actor);
  const assetUrl = (address: string) => pictures.get(address) ?? absolute(address);
  return renderDocument(blog, { ...documentOptions(blog), assetUrl, fontCss });
}

/** The blog's stored pictures as data URLs, by their addresses. */
async function picturesAsData(blog: Blog, actor: Actor): Promise<Map<string, string>> {
  const shown = [...picturesOf(blog).map(({ url }) => url), blog.author?.thumbnailURL ?? ''];
  const stored = shown.filter((url) => url.startsWith(imagePath('')));
  const entries = stored.map(async (url) => {
    const { bytes, contentType } = await getImage(url.slice(imagePath('').length), actor);
    return [url, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * A blog as Markdown, with the note on who wrote it, and whether search engines may keep it. Errors: not-found, gone.
 */
export async function blogAsMarkdown(id: string, actor: Actor): Promise<{ text: string; isIndexed: boolean }> {
  const blog = await getBlog(id, actor);
  return { text: blogMarkdown(blog, articleNote(blog)), isIndexed: isIndexed(blog) };
}

/**
 * A blog as a PDF on A4, as its style is printed.
 * @param signal takes it out of the queue
 * @throws AppError not-found, gone, unavailable where it cannot be printed now; the signal's reason
 */
export async function blogAsPdf(
  id: string,
  actor: Actor,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const blog = await getBlog(id, actor);
  const bytes = await printBlog(blog, { actor, signal, make: makePdf });
  return { bytes, name: downloadFileName(blog.content.title, 'pdf') };
}

/**
 * A blog's document for paper as a PDF.
 * @param printing.make prints it, alone or as one of several (pdf/make-pdf.ts)
 * @throws what `make` throws
 */
export async function printBlog(
  blog: Blog,
  { actor, signal, make }: { actor: Actor; signal: AbortSignal; make: typeof makePdf },
): Promise<Uint8Array<ArrayBuffer>> {
  const { createdAt, updatedAt, userDisplayName = BRAND_NAME } = blog;
  const details = { title: blog.content.title, author: userDisplayName, createdAt, updatedAt };
  const fontCss = printFontFaces(blog.style, blog.language, blogText(blog));
  const document = await documentThatStandsAlone(blog, actor, fontCss);
  return make(document, details, { requester: await requesterOf(actor), signal });
}

/** What a creator's feeds show: no digests and briefs. */
async function feedSource(slug: string): Promise<FeedSource> {
  const { profile, blogs } = await listBlogsBySlug(slug);
  return { profile, blogs: blogs.filter(isIndexed), origin: profile.ownOrigin ?? siteUrl() };
}

/** A creator's JSON feed. Errors: not-found. */
export const jsonFeedOf = async (slug: string): Promise<string> => jsonFeed(await feedSource(slug));

/** A creator's RSS feed. Errors: not-found. */
export async function rssFeedOf(slug: string): Promise<string> {
  const source = await feedSource(slug);
  const covers = source.blogs.flatMap(({ cover }) => (cover && storedPictureId(cover.url)) ?? []);
  return rssFeed(source, await findPictureFiles(covers));
}

/** The oEmbed answer for an address of ours. Errors: not-found for any other address, gone. */
export async function oEmbedOf(
  address: string,
  actor: Actor,
  size: { maxwidth?: number | undefined; maxheight?: number | undefined },
) {
  const refusal = new AppError('not-found', 'This address is not a blog of this site.');
  const origin = URL.parse(address)?.origin ?? '';
  const id = blogIdOfAddress(address, origin);
  if (!id) throw refusal;
  const isHere = origin === new URL(siteUrl()).origin;
  const blog = await getBlog(id, actor);
  if (!isHere && origin !== new URL(blog.shareUrl).origin) throw refusal;
  return oEmbed(blog, siteUrl(), size);
}
