import path from 'node:path';
import { plainLine } from '@/lib/article/plain-text.ts';
import { escapeLinkTarget } from '@/lib/article/tree.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { bodyMarkdown, escapeMarkdown, linkMarkdown, sourceEntries } from '@/lib/blog-exports/markdown.ts';
import { alternativeText, blogPictures, isByAuthor, isHttpUrl, pictureCredit } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { groupKey } from '@/lib/blogs/slugs.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { isPublicUrl, type Picture, type PlatformError, type Post, shortened } from './platform.ts';

/** A blog's description, else the start of its introduction: one line of at most 150 characters without citations. */
export function postDescription({ content, description, sources }: Blog): string {
  const cited = new Set(sources.map(({ number }) => number));
  return shortened(plainLine(description ?? content.intro, cited), 150);
}

/** A blog's tags in lower-case a-z and 0-9: at most `most`, each of up to `maxCharacters`. */
export function plainTags({ tags = [] }: Blog, most: number, maxCharacters: number): string[] {
  const plain = tags.map((tag) => groupKey(tag).replaceAll('-', ''));
  return [...new Set(plain)].filter((tag) => tag.length <= maxCharacters).slice(0, most);
}

/** A picture to copy to another site; `name` is the same at every attempt. */
export type NamedPicture = Picture & { name: string; extension: string };

/** A picture on another site: its address, and its id where the site has one. */
export type PlacedPicture = { url: string; id?: number };

/** Why a site has no copy of a picture; any other reason is the status of its answer. */
type Refusal = { reason: 'format' | 'tooLarge' | 'mayNotUpload' | 'status'; platform: string; status: number };

/** An uploaded picture, or why the site rejected it. */
export type Upload = PlacedPicture | { refused: Refusal };

export type CarriedPictures = {
  pictureUrl: (url: string) => string;
  /** The copied ones with their alt texts, the cover first, then in the order of the article. */
  placed: readonly (PlacedPicture & { alt: string; ourUrl: string })[];
  warning?: string;
};

const FORMAT = /^image\/(png|jpeg|webp|gif|avif)$/;

/** Our own pictures in a post, each once, the cover first. */
function ownPictures({ blog, canonicalUrl }: Post): BlogImage[] {
  const { origin } = new URL(canonicalUrl);
  const byUrl = Map.groupBy(blogPictures(blog), ({ url }) => url);
  const each = [...byUrl.values()].flatMap(([first]) => first ?? []);
  return each.filter(({ url }) => URL.parse(url, canonicalUrl)?.origin === origin);
}

function named(picture: Picture, url: string): NamedPicture | undefined {
  const extension = FORMAT.exec(picture.contentType)?.[1]?.replace('jpeg', 'jpg');
  const id = path.posix.basename(url.replace(/[?#].*/s, '')).replace(/[^\w-]+/g, '');
  return extension ? { ...picture, name: `picture-${id}`, extension } : undefined;
}

function warningAbout(refusals: readonly Refusal[]): string | undefined {
  const [first] = refusals;
  return first && note('platforms.picturesNotCopied', { count: refusals.length, ...first });
}

/** Why a site rejected a picture; throws for a wrong key or a busy site. `reasons` by status. */
export function uploadRefusal(
  platform: string,
  status: number,
  error: PlatformError | undefined,
  reasons: Readonly<Record<number, Refusal['reason']>> = {},
): Upload {
  if (error && (error.kind === 'busy' || status === 401)) throw error;
  return { refused: { reason: reasons[status] ?? (status === 413 ? 'tooLarge' : 'status'), platform, status } };
}

export function absolutePictureUrl(post: Post): (url: string) => string {
  return (url) => URL.parse(url, post.canonicalUrl)?.href ?? '';
}

const BAD_FORMAT: Refusal = { reason: 'format', platform: '', status: 0 };

/** Copies a post's stored pictures to another site, in turn; a rejected one is loaded from our site. */
export async function carryPictures(
  post: Post,
  upload: (picture: NamedPicture) => Promise<Upload>,
): Promise<CarriedPictures> {
  const places = new Map<string, string>();
  const placed: (PlacedPicture & { alt: string; ourUrl: string })[] = [];
  const refusals: Refusal[] = [];
  const ours = absolutePictureUrl(post);
  for (const image of ownPictures(post)) {
    const { url } = image;
    const stored = await post.readPicture(url);
    const picture = stored && named(stored, url);
    const done = picture ? await upload(picture) : { refused: BAD_FORMAT };
    if ('url' in done) placed.push({ ...done, alt: alternativeText(image), ourUrl: url });
    else if (stored) refusals.push(done.refused);
    const place = 'url' in done ? done.url : ours(url);
    places.set(url, stored ? place : '');
  }
  const warning = warningAbout(refusals);
  return { pictureUrl: (url) => places.get(url) ?? ours(url), placed, ...(warning && { warning }) };
}

function creditLine(image: BlogImage): string {
  const credit = pictureCredit(image);
  return credit && `*${linkMarkdown(credit, image.sourceUrl)}*`;
}

function figure(image: BlogImage, address: string): string[] {
  if (!isHttpUrl(address)) return [];
  const alt = escapeMarkdown(alternativeText(image));
  return [`![${alt}](${escapeLinkTarget(address)})`, creditLine(image)];
}

function sourceList(blog: Blog): (string | false | undefined)[] {
  if (blog.sources.length === 0) return [];
  const mark = (number: number) => `\\[${number}\\]`;
  const lists = sourceEntries(blog, mark).flatMap(({ page, line, entries }) => {
    // Nothing can be folded here, so only the passages without a page to read them on.
    const isListed = !page || isByAuthor(page);
    return [line, isListed && entries.map(({ number, text }) => `- ${mark(number)} ${text}`).join('\n')];
  });
  return [`## ${escapeMarkdown(ARTICLE_LABELS[blog.language].sources)}`, ...lists];
}

/** A post in CommonMark with tables, without its title; the last line links to the original. */
export function postMarkdown(post: Post, given: { hasNoTables?: boolean } = {}): string {
  const { blog, canonicalUrl } = post;
  const urls = new Map(blog.sources.map(({ number, url }) => [number, url]));
  const citation = (number: number) => linkMarkdown(`[${number}]`, urls.get(number) ?? '');
  const options = { cited: new Set(urls.keys()), citation, ...given };
  const pictureAddress = absolutePictureUrl(post);
  const note = articleNote(blog);
  const labels = ARTICLE_LABELS[blog.language];
  const parts = [
    // The platform itself shows the cover above the text.
    blog.cover && creditLine(blog.cover),
    ...bodyMarkdown(blog, options, (images) => images.flatMap((image) => figure(image, pictureAddress(image.url)))),
    ...sourceList(blog),
    note && `*${escapeMarkdown(note)}*`,
    `${escapeMarkdown(labels.originallyAt)} ${linkMarkdown(blog.content.title, canonicalUrl)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The public address of the cover, else of the first picture that has one. */
export function coverAddress(post: Post): string | undefined {
  const pictureAddress = absolutePictureUrl(post);
  return blogPictures(post.blog)
    .map(({ url }) => pictureAddress(url))
    .find(isPublicUrl);
}
