import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { escapeXml } from '@/lib/blog-exports/xml.ts';
import { blogRecordSchema } from '@/lib/blogs/record.ts';
import { MAX_IMPORT_PICTURES_AT_ONCE, MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { parsedJson } from '@/lib/lenient.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { htmlText } from './parts.ts';
import { pictureLink } from './picture-links.ts';
import { type ArchivePlace, ImportError, type PictureLink, type RawFile, type RawPost } from './schema.ts';

const { getElementsByTagName, isTag, textContent } = DomUtils;

type Element = ReturnType<typeof getElementsByTagName>[number];

type Fields = ReadonlyMap<string, string>;

const GONE = new Set(['trash', 'auto-draft', 'inherit']);

/** A post's dates: the site's own time, UTC (drafts have none) and the RSS date. */
const postDates = (fields: Fields) =>
  ['wp:post_date', 'wp:post_date_gmt', 'pubDate'].flatMap((name) => {
    const date = fields.get(name) ?? '';
    return date && !/^0000/.test(date) ? [date] : [];
  });

const itemType = (item: Fields) => item.get('wp:post_type') ?? 'post';

const isAttachment = (item: Fields) => itemType(item) === 'attachment';

const isPost = (item: Fields) => itemType(item) === 'post' && !GONE.has(item.get('wp:status') ?? '');

const featuredPicture = (item: Fields): PictureLink => ({
  url: item.get('wp:attachment_url') ?? '',
  alt: htmlText(item.get('_wp_attachment_image_alt') ?? ''),
  source: htmlText(item.get('excerpt:encoded') ?? ''),
  sourceUrl: '',
});

function findAttachments(items: readonly Fields[]) {
  const byId = new Map(items.map((item) => [item.get('wp:post_id'), item]));
  const byPost = Map.groupBy(items, (item) => item.get('wp:post_parent'));
  return {
    picture(id: string | undefined): PictureLink | undefined {
      const item = id === undefined ? undefined : byId.get(id);
      return item && featuredPicture(item);
    },
    gallery(attributes: string, postId: string): PictureLink[] {
      const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',');
      const listed = ids?.flatMap((id) => byId.get(id.trim()) ?? []);
      return (listed ?? byPost.get(postId) ?? []).slice(0, MAX_IMPORT_PICTURES_AT_ONCE).map(featuredPicture);
    },
  };
}

/** No pattern matches across brackets, which keeps them linear. */
const CAPTION = /\[caption\b([^\][]*)\]([^[]*)\[\/caption\]/g;
const GALLERY = /\[gallery\b([^\][]*)\]/g;
const EMBED = /\[(embed|video|audio|playlist|contact-form-7)\b[^\][]*\](?:[^[]*\[\/\1\])?/g;
const LEFT_OVER = /\[\/?(?:caption|gallery|embed|video|audio|playlist|contact-form-7)\b[^\][]*\]/g;

const CAPTIONED = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;

const attribute = (text: string) => escapeXml(text).replaceAll('"', '&quot;');

const figure = (picture: string, caption: string) =>
  `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

function captioned(whole: string, attributes: string, inner: string): string {
  const [, picture, words = ''] = CAPTIONED.exec(inner) ?? [];
  if (!picture) return whole;
  // Syntax before WordPress 3.4.
  const [, early = ''] = /\bcaption="([^"]*)"/.exec(attributes) ?? [];
  return figure(picture, words.trim() || early);
}

const galleryMarkup = (pictures: readonly PictureLink[]) =>
  pictures
    .map(({ url, alt, source }) => figure(`<img src="${attribute(url)}" alt="${attribute(alt)}">`, escapeXml(source)))
    .join('');

/** WordPress shortcodes as HTML: captions and galleries as figures, an empty gallery as a lost picture. */
const expandShortcodes = (html: string, readGallery: (attributes: string) => readonly PictureLink[]): string =>
  html
    .replace(CAPTION, captioned)
    .replace(GALLERY, (_, attributes) => galleryMarkup(readGallery(attributes)) || '<img>')
    .replace(EMBED, '<embed>')
    .replace(LEFT_OVER, '');

const taxonomyTerms = (fields: Fields, name: string) =>
  [...fields.keys()].filter((key) => key.startsWith(`${name}/`)).map((key) => key.slice(name.length + 1));

const itemTags = (fields: Fields) =>
  ['post_tag/', 'category/'].flatMap((domain) =>
    [...fields].flatMap(([key, name]) =>
      key.startsWith(domain) && key !== 'category/uncategorized' ? [htmlText(name)] : [],
    ),
  );

const footnotesSchema = z.array(z.object({ id: z.string(), content: z.string() }));

/** The notes of a post, which WordPress stores beside it. */
function footnotes(fields: Fields): string {
  const { data = [] } = footnotesSchema.safeParse(parsedJson(fields.get('footnotes') ?? ''));
  return data.map(({ id, content }) => `<p id="${attribute(id)}">${content}</p>`).join('');
}

type Context = {
  language: string;
  base: string;
  attachments: ReturnType<typeof findAttachments>;
  place: ArchivePlace | undefined;
};

function readPost(fields: Fields, { language, base, attachments, place }: Context): RawPost {
  const id = fields.get('wp:post_id') ?? '';
  const html = fields.get('content:encoded') ?? fields.get('description') ?? '';
  const thumbnail = attachments.picture(fields.get('_thumbnail_id'));
  return {
    title: htmlText(fields.get('title') ?? ''),
    html: expandShortcodes(html, (attributes) => attachments.gallery(attributes, id)) + footnotes(fields),
    dates: postDates(fields),
    base: URL.parse(fields.get('link') ?? '', base || undefined)?.href ?? base,
    tags: itemTags(fields),
    slug: fields.get('wp:post_name'),
    addresses: [fields.get('link') ?? ''],
    language: fields.get('quillcast_language') ?? taxonomyTerms(fields, 'language')[0] ?? language,
    description: htmlText(fields.get('excerpt:encoded') ?? ''),
    cover: thumbnail && pictureLink(thumbnail, place),
    note: fields.get('quillcast_note'),
    sourceType: fields.get('digital_source_type'),
    record: blogRecordSchema.safeParse(parsedJson(fields.get('quillcast_record') ?? '')).data,
    conclusionHeading: fields.get('quillcast_conclusion_heading'),
    isProtected: Boolean(fields.get('wp:post_password')),
  };
}

function readField(element: Element): [string, string] {
  const text = (of: Element) => textContent(of).trim();
  const { domain = '', nicename = '' } = element.attribs;
  if (element.name === 'category') return [`${domain}/${nicename}`, text(element)];
  if (element.name !== 'wp:postmeta') return [element.name, text(element)];
  const part = (name: string) => element.children.filter(isTag).findLast((child) => child.name === name);
  const [key, value] = [part('wp:meta_key'), part('wp:meta_value')];
  return [key ? text(key) : '', value ? text(value) : ''];
}

/** The posts of a WordPress export or RSS feed with full texts. @throws ImportError, also for a document type */
export function readWxr(xml: string, place?: ArchivePlace): RawFile {
  const feed = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  // Legitimate files have no DTD, and its entities could expand endlessly.
  if (feed.children.some((node) => 'name' in node && node.name.toLowerCase() === '!doctype')) {
    throw new ImportError(note('imports.documentType'));
  }
  const [channel] = getElementsByTagName('channel', feed, true, 1);
  if (!channel) throw new ImportError(note('imports.noWxr'));
  const site = new Map(channel.children.filter(isTag).map(readField));
  const items = getElementsByTagName('item', feed).map(
    (item): Fields => new Map(item.children.filter(isTag).map(readField)),
  );
  const posts = items.filter(isPost);
  if (posts.length === 0) throw new ImportError(note('imports.noPosts'));
  if (posts.length > MAX_IMPORT_POSTS) throw new ImportError(note('imports.tooManyPosts'));
  const others = items.filter((item) => !isPost(item) && !isAttachment(item));
  const context = {
    language: site.get('language') ?? '',
    base: site.get('wp:base_blog_url') || site.get('wp:base_site_url') || site.get('link') || '',
    attachments: findAttachments(items.filter(isAttachment)),
    place,
  };
  return { posts: posts.map((item) => readPost(item, context)), leftOut: others.length };
}
