import { Parser } from 'htmlparser2';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { ImportError } from './errors.ts';
import type { RawFile, RawPost } from './types.ts';

/** The elements of an item, by their names; of `wp:postmeta`, the value under its key. */
type Fields = Map<string, string>;

const FIELDS = new Set([
  ...['title', 'pubDate', 'content:encoded', 'excerpt:encoded', 'description'],
  ...['wp:post_type', 'wp:status', 'wp:post_date_gmt'],
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

function postOf(fields: Fields, language: string): RawPost {
  return {
    title: fields.get('title') ?? '',
    html: fields.get('content:encoded') ?? fields.get('description') ?? '',
    date: dateOf(fields),
    language: fields.get('quillcast_language') ?? language,
    description: fields.get('excerpt:encoded'),
    sources: [],
  };
}

/** Puts an export together while it is parsed. */
function collector() {
  const file: RawFile = { posts: [], leftOut: 0 };
  const path: string[] = [];
  let language = '';
  let fields: Fields | undefined;
  let text = '';
  let metaKey = '';

  function endItem(item: Fields): void {
    const isPost = (item.get('wp:post_type') ?? 'post') === 'post';
    if (isPost && !GONE.has(item.get('wp:status') ?? '')) file.posts.push(postOf(item, language));
    else file.leftOut += 1;
    if (file.posts.length > MAX_IMPORT_POSTS) throw new ImportError(IMPORT_MESSAGES.tooManyPosts);
  }

  function close(name: string): void {
    const parent = path.at(-2);
    if (name === 'language' && parent === 'channel') language = text.trim();
    if (name === 'item' && fields) {
      endItem(fields);
      fields = undefined;
    } else if (fields && parent === 'item' && FIELDS.has(name)) fields.set(name, text.trim());
    else if (name === 'wp:meta_key') metaKey = text.trim();
    else if (fields && name === 'wp:meta_value' && metaKey === 'quillcast_language') {
      fields.set(metaKey, text.trim());
    }
    path.pop();
  }
  return {
    file,
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

/**
 * The posts of a WordPress export (WXR), or of any RSS feed with whole texts. Entities are those of XML alone: a file that
 * declares a document type is refused, since nothing honest needs one here.
 * @throws ImportError for what is no such file, or has too many posts
 */
export function readWxr(xml: string): RawFile {
  const { file, open, text, close } = collector();
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
  if (file.posts.length === 0) throw new ImportError(IMPORT_MESSAGES.noPosts);
  return file;
}
