import { DomUtils, parseDocument } from 'htmlparser2';
import { type BlogRecord, blogRecordSchema } from '@/lib/blogs/record.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_IMPORT_PICTURES_AT_ONCE, MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { ImportError } from './errors.ts';
import { htmlText } from './html-text.ts';
import { pictureLink } from './picture-links.ts';
import { expandShortcodes } from './shortcodes.ts';
import type { ArchivePlace, PictureLink, RawFile, RawPost } from './types.ts';

const { getElementsByTagName, isTag, textContent } = DomUtils;

type Element = ReturnType<typeof getElementsByTagName>[number];

/** An item's elements by name, and its metadata by key. */
type Fields = ReadonlyMap<string, string>;

const GONE = new Set(['trash', 'auto-draft', 'inherit']);

/** WordPress's date of undated drafts. */
const NO_DATE = /^0000/;

/** A post's date from SQL time in UTC or an RSS date. */
function dateOf(fields: Fields): string | undefined {
  const gmt = fields.get('wp:post_date_gmt') ?? '';
  if (gmt && !NO_DATE.test(gmt)) return `${gmt.replace(' ', 'T')}Z`;
  return fields.get('pubDate');
}

function recordIn(fields: Fields): BlogRecord | undefined {
  try {
    return blogRecordSchema.safeParse(JSON.parse(fields.get('quillcast_record') ?? '')).data;
  } catch {
    return undefined;
  }
}

const typeOf = (item: Fields) => item.get('wp:post_type') ?? 'post';

const isAttachment = (item: Fields) => typeOf(item) === 'attachment';

const isPost = (item: Fields) => typeOf(item) === 'post' && !GONE.has(item.get('wp:status') ?? '');

const pictureOf = (item: Fields): PictureLink => ({
  url: item.get('wp:attachment_url') ?? '',
  alt: htmlText(item.get('_wp_attachment_image_alt') ?? ''),
  source: htmlText(item.get('excerpt:encoded') ?? ''),
  sourceUrl: '',
});

/** Pictures of an export. */
class Attachments {
  readonly #byId: ReadonlyMap<string, PictureLink>;
  readonly #byPost: ReadonlyMap<string, PictureLink[]>;

  constructor(items: readonly Fields[]) {
    const pictures = items.map((item) => ({ item, picture: pictureOf(item) }));
    this.#byId = new Map(pictures.map(({ item, picture }) => [item.get('wp:post_id') ?? '', picture]));
    const byPost = Map.groupBy(pictures, ({ item }) => item.get('wp:post_parent') ?? '');
    this.#byPost = new Map([...byPost].map(([post, some]) => [post, some.map(({ picture }) => picture)]));
  }

  get(id = ''): PictureLink | undefined {
    return this.#byId.get(id);
  }

  /** The pictures of a gallery shortcode: those listed, else all of its post. */
  ofGallery(attributes: string, postId: string): PictureLink[] {
    const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',');
    const pictures = ids ? ids.flatMap((id) => this.get(id.trim()) ?? []) : (this.#byPost.get(postId) ?? []);
    return pictures.slice(0, MAX_IMPORT_PICTURES_AT_ONCE);
  }
}

type Context = { language: string; attachments: Attachments; place: ArchivePlace | undefined };

function postOf(fields: Fields, { language, attachments, place }: Context): RawPost {
  const id = fields.get('wp:post_id') ?? '';
  const html = fields.get('content:encoded') ?? fields.get('description') ?? '';
  const thumbnail = attachments.get(fields.get('_thumbnail_id'));
  return {
    title: htmlText(fields.get('title') ?? ''),
    html: expandShortcodes(html, (attributes) => attachments.ofGallery(attributes, id)),
    date: dateOf(fields),
    language: fields.get('quillcast_language') ?? language,
    description: htmlText(fields.get('excerpt:encoded') ?? ''),
    sources: [],
    cover: thumbnail && pictureLink(thumbnail, place),
    note: fields.get('quillcast_note'),
    record: recordIn(fields),
    isProtected: Boolean(fields.get('wp:post_password')),
  };
}

/** Key and value of a `wp:postmeta`; name and text of other elements. */
function fieldOf(element: Element): [string, string] {
  const text = (of: Element) => textContent(of).trim();
  if (element.name !== 'wp:postmeta') return [element.name, text(element)];
  const part = (name: string) => element.children.filter(isTag).findLast((child) => child.name === name);
  const [key, value] = [part('wp:meta_key'), part('wp:meta_value')];
  return [key ? text(key) : '', value ? text(value) : ''];
}

/**
 * The posts of a WordPress export or other RSS feed with full texts.
 * @param place the file's place in an archive
 * @throws ImportError for other files, a document type, or too many posts
 */
export function readWxr(xml: string, place?: ArchivePlace): RawFile {
  const feed = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  // Legitimate files have no DTD, and its entities could expand endlessly.
  if (feed.children.some((node) => 'name' in node && node.name.toLowerCase() === '!doctype')) {
    throw new ImportError(IMPORT_MESSAGES.documentType);
  }
  const [channel] = getElementsByTagName('channel', feed, true, 1);
  if (!channel) throw new ImportError(IMPORT_MESSAGES.noWxr);
  const language = channel.children.filter(isTag).find(({ name }) => name === 'language');
  const items = getElementsByTagName('item', feed).map(
    (item): Fields => new Map(item.children.filter(isTag).map(fieldOf)),
  );
  const posts = items.filter(isPost);
  if (posts.length === 0) throw new ImportError(IMPORT_MESSAGES.noPosts);
  if (posts.length > MAX_IMPORT_POSTS) throw new ImportError(IMPORT_MESSAGES.tooManyPosts);
  const [attachments, others] = [
    items.filter(isAttachment),
    items.filter((item) => !isPost(item) && !isAttachment(item)),
  ];
  const context = {
    language: language ? textContent(language).trim() : '',
    attachments: new Attachments(attachments),
    place,
  };
  return { posts: posts.map((item) => postOf(item, context)), leftOut: others.length };
}
