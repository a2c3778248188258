import { Parser } from 'htmlparser2';
import { type BlogRecord, blogRecordSchema } from '@/lib/blogs/record.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_IMPORT_PICTURES_AT_ONCE, MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { ImportError } from './errors.ts';
import { htmlText } from './html-text.ts';
import { pictureLink } from './picture-links.ts';
import { expandShortcodes } from './shortcodes.ts';
import type { ArchivePlace, PictureLink, RawFile, RawPost } from './types.ts';

/** The pictures of a WordPress export. */
type Attachments = {
  byId: ReadonlyMap<string, PictureLink>;
  /** Those that a gallery shows, by its attributes and the post it stands in. */
  ofGallery: (attributes: string, postId: string) => PictureLink[];
};

const linkOf = (fields: Fields): PictureLink => ({
  url: fields.get('wp:attachment_url') ?? '',
  alt: htmlText(fields.get('_wp_attachment_image_alt') ?? ''),
  source: htmlText(fields.get('excerpt:encoded') ?? ''),
  sourceUrl: '',
});

/** Finds the pictures among the attachments of an export. */
function attachmentsOf(items: readonly Fields[]): Attachments {
  const byId = new Map<string, PictureLink>();
  const byPost = new Map<string, PictureLink[]>();
  for (const item of items) {
    const link = linkOf(item);
    const parent = item.get('wp:post_parent') ?? '';
    byId.set(item.get('wp:post_id') ?? '', link);
    const ofParent = byPost.get(parent);
    if (ofParent) ofParent.push(link);
    else byPost.set(parent, [link]);
  }
  function ofGallery(attributes: string, postId: string): PictureLink[] {
    const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',');
    const pictures = ids ? ids.flatMap((id) => byId.get(id.trim()) ?? []) : (byPost.get(postId) ?? []);
    return pictures.slice(0, MAX_IMPORT_PICTURES_AT_ONCE);
  }
  return { byId, ofGallery };
}

/** The elements of an item, by their names; of `wp:postmeta`, the value under its key. */
type Fields = ReadonlyMap<string, string>;

const FIELDS = new Set([
  ...['title', 'pubDate', 'content:encoded', 'excerpt:encoded', 'description'],
  ...['wp:post_id', 'wp:post_type', 'wp:status', 'wp:post_date_gmt', 'wp:post_password'],
  ...['wp:post_parent', 'wp:attachment_url'],
]);

const META = new Set([
  ...['quillcast_language', 'quillcast_note', 'quillcast_record'],
  ...['_thumbnail_id', '_wp_attachment_image_alt'],
]);

const GONE = new Set(['trash', 'auto-draft', 'inherit']);

/** WordPress writes this where a draft has no date. */
const NO_DATE = /^0000/;

/** The time of a post: of SQL, in UTC, else as feeds write it. */
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

type Context = { language: string; attachments: Attachments; place: ArchivePlace | undefined };

function postOf(fields: Fields, { language, attachments, place }: Context): RawPost {
  const id = fields.get('wp:post_id') ?? '';
  const html = fields.get('content:encoded') ?? fields.get('description') ?? '';
  const thumbnail = attachments.byId.get(fields.get('_thumbnail_id') ?? '');
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

const typeOf = (item: Fields) => item.get('wp:post_type') ?? 'post';

const isPost = (item: Fields) => typeOf(item) === 'post' && !GONE.has(item.get('wp:status') ?? '');

/** Puts the items of an export together while it is parsed. */
function collector() {
  const items: Fields[] = [];
  const path: string[] = [];
  let posts = 0;
  let language = '';
  let fields: Map<string, string> | undefined;
  let text = '';
  let metaKey = '';

  function endItem(item: Fields): void {
    items.push(item);
    if (isPost(item)) posts += 1;
    if (posts > MAX_IMPORT_POSTS) throw new ImportError(IMPORT_MESSAGES.tooManyPosts);
  }

  function close(name: string): void {
    const parent = path.at(-2);
    if (name === 'language' && parent === 'channel') language = text.trim();
    if (name === 'item' && fields) {
      endItem(fields);
      fields = undefined;
    } else if (fields && parent === 'item' && FIELDS.has(name)) fields.set(name, text.trim());
    else if (name === 'wp:meta_key') metaKey = text.trim();
    else if (fields && name === 'wp:meta_value' && META.has(metaKey)) {
      fields.set(metaKey, text.trim());
    }
    path.pop();
  }
  return {
    items,
    language: () => language,
    open(name: string): void {
      path.push(name);
      text = '';
      if (name === 'item') fields = new Map();
    },
    text(part: string): void {
      text += part;
    },
    close,
  };
}

/** The items of a feed, and its language. */
function parseFeed(xml: string): { items: Fields[]; language: string } {
  const { items, language, open, text, close } = collector();
  let isFeed = false;
  const parser = new Parser(
    {
      onopentag(name) {
        isFeed ||= name === 'channel';
        open(name);
      },
      ontext: text,
      onclosetag: close,
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new ImportError(IMPORT_MESSAGES.documentType);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  if (!isFeed) throw new ImportError(IMPORT_MESSAGES.noWxr);
  return { items, language: language() };
}

/**
 * The posts of a WordPress export (WXR), or of any RSS feed with whole texts. Entities are those of XML alone: a file that
 * declares a document type is refused, since nothing honest needs one here.
 * @param place where the file stands in an archive
 * @throws ImportError for any other file, or too many posts
 */
export function readWxr(xml: string, place?: ArchivePlace): RawFile {
  const { items, language } = parseFeed(xml);
  const attachments = attachmentsOf(items.filter((item) => typeOf(item) === 'attachment'));
  const posts = items.filter(isPost).map((item) => postOf(item, { language, attachments, place }));
  if (posts.length === 0) throw new ImportError(IMPORT_MESSAGES.noPosts);
  const leftOut = items.filter((item) => !isPost(item) && typeOf(item) !== 'attachment');
  return { posts, leftOut: leftOut.length };
}
