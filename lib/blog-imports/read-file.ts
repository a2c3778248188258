import { unzipSync } from 'fflate';
import { z } from 'zod';
import { escapeXml } from '@/lib/blog-exports/xml.ts';
import {
  MAX_IMAGE_BYTES,
  MAX_IMPORT_ARCHIVE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ENTRIES,
  MAX_IMPORT_POSTS,
  MAX_IMPORT_RATIO,
  MAX_IMPORT_TEXTS,
} from '@/lib/constants/limits.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { readMarkdown } from './markdown.ts';
import { pictureLink } from './picture-links.ts';
import { type ArchiveContents, type ArchivePlace, ImportError, type RawFile, type TextFile } from './schema.ts';
import { readWxr } from './wxr.ts';

const text = z.string().nullish();

const postSchema = z.object({
  title: z.string().catch(''),
  slug: text,
  html: text,
  plaintext: text,
  type: text,
  published_at: text,
  created_at: text,
  locale: text,
  custom_excerpt: text,
  feature_image: text,
});

const exportSchema = z.object({
  db: z.tuple([z.object({ data: z.object({ posts: z.array(postSchema).max(10 * MAX_IMPORT_POSTS) }) })]),
});

/** The start of an account's data (lib/account-data). */
const accountSchema = z.object({ exportedAt: z.string(), account: z.looseObject({}), blogs: z.array(z.unknown()) });

/** The placeholder for the site's address, which the file does not contain. */
const SITE = /__GHOST_URL__\//g;

const withoutSite = (address: string | null | undefined) => (address ?? '').replace(SITE, '');

function readGhost(json: string, place?: ArchivePlace): RawFile {
  let values: unknown;
  try {
    values = JSON.parse(json);
  } catch {
    throw new ImportError(note('imports.noGhost'));
  }
  if (accountSchema.safeParse(values).success) throw new ImportError(note('imports.accountData'));
  const found = exportSchema.safeParse(values).data;
  if (!found) throw new ImportError(note('imports.noGhost'));
  const all = found.db[0].data.posts;
  const posts = all.filter(({ type }) => (type ?? 'post') === 'post');
  if (posts.length === 0) throw new ImportError(note('imports.noPosts'));
  if (posts.length > MAX_IMPORT_POSTS) throw new ImportError(note('imports.tooManyPosts'));
  return {
    leftOut: all.length - posts.length,
    posts: posts.map((post) => {
      const cover = pictureLink({ url: withoutSite(post.feature_image) }, place);
      // A picture without an address counts as left out.
      const lost = post.feature_image && !cover ? '<img>' : '';
      return {
        title: post.title,
        slug: post.slug ?? undefined,
        addresses: [`/${post.slug ?? ''}`],
        html: lost + withoutSite(post.html ?? escapeXml(post.plaintext ?? '')),
        dates: [post.published_at, post.created_at].filter((date) => date != null),
        language: post.locale ?? undefined,
        description: post.custom_excerpt ?? undefined,
        cover,
      };
    }),
  };
}

/** Untrusted ZIPs: nothing is written to disk, entry names are only compared, and symbolic links are never followed. */

const TEXT = /\.(?:md|markdown|mdown|txt|xml)$/i;
const ARCHIVE = /\.zip$/i;
const PICTURE = /\.(?:webp|png|jpe?g|gif|avif)$/i;

const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Paths that leave the archive or depend on the system. */
const UNSAFE = /(?:^|\/)\.\.(?:\/|$)|^\/|^[a-z]:|\p{Cc}/iu;

/** A name as texts refer to it: Windows writes backslashes, macOS decomposed letters. */
const baseName = (name: string) => name.replaceAll('\\', '/').normalize('NFC');

type Entry = { name: string; size: number; originalSize: number };

/** fflate never writes more bytes than the archive declares. */
function refuseBomb({ size, originalSize }: Entry): void {
  if (originalSize > size * MAX_IMPORT_RATIO + 1024) throw new ImportError(note('imports.bomb'));
}

function unzip(bytes: Uint8Array, isWanted: (entry: Entry) => boolean): [name: string, content: Uint8Array][] {
  let entries = 0;
  try {
    const files = unzipSync(bytes, {
      filter(entry) {
        const name = baseName(entry.name);
        entries += 1;
        if (entries > MAX_IMPORT_ENTRIES) throw new ImportError(note('imports.tooManyEntries'));
        if (HIDDEN.test(name) || UNSAFE.test(name) || !isWanted({ ...entry, name })) return false;
        refuseBomb(entry);
        return true;
      },
    });
    return Object.entries(files).map(([name, content]) => [baseName(name), content]);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(note('imports.damagedArchive'));
  }
}

/** The texts of a ZIP and the names of its pictures, or the ZIPs in it. @throws ImportError */
export function readArchive(archive: Uint8Array): ArchiveContents {
  const pictures: string[] = [];
  let [count, size, archiveSize] = [0, 0, 0];
  const files = unzip(archive, (entry) => {
    if (PICTURE.test(entry.name)) pictures.push(entry.name);
    const bytes = Math.max(entry.size, entry.originalSize);
    if (ARCHIVE.test(entry.name)) {
      archiveSize += bytes;
      if (archiveSize > MAX_IMPORT_ARCHIVE_BYTES) throw new ImportError(note('imports.archiveTooLarge'));
      return true;
    }
    if (!TEXT.test(entry.name)) return false;
    count += 1;
    size += bytes;
    if (count > MAX_IMPORT_TEXTS || size > MAX_IMPORT_BYTES) {
      throw new ImportError(note('imports.tooMuchText'));
    }
    return true;
  });
  const texts = files.filter(([name]) => TEXT.test(name));
  const archives = texts.length > 0 ? [] : files.map(([, content]) => content);
  if (files.length === 0) throw new ImportError(note('imports.noTexts'));
  return {
    texts: texts.map(([name, content]) => ({ name, text: new TextDecoder().decode(content) })),
    pictures,
    archives,
  };
}

/** A picture of a ZIP, or undefined if it is missing or too large. @throws ImportError */
export function readPicture(bytes: Uint8Array, name: string): Uint8Array | undefined {
  const files = unzip(
    bytes,
    (entry) => entry.name === name && Math.max(entry.size, entry.originalSize) <= MAX_IMAGE_BYTES,
  );
  return files[0]?.[1];
}

/** The posts of a Markdown file, WordPress or Ghost export. @throws ImportError for any other file */
export function readFile({ name, text }: TextFile, place?: ArchivePlace): RawFile {
  // Many U+FFFD mean a wrong encoding.
  if (text.includes('\0') || (text.match(/\uFFFD/g)?.length ?? 0) > text.length / 100) {
    throw new ImportError(note('imports.notText'));
  }
  if (/^\uFEFF?\s*<(?:!doctype\s+html|html)\b/i.test(text)) throw new ImportError(note('imports.webPage'));
  // A server's notices may precede an export.
  if (/\.xml$/i.test(name)) return readWxr(text.slice(Math.max(0, text.search(/<(?:\?xml|!doctype|rss)\b/i))), place);
  if (/^\uFEFF?\s*<(?:\?xml|rss|!doctype)/i.test(text)) return readWxr(text, place);
  if (/\.json$/i.test(name)) return readGhost(text.replace(/^\uFEFF/, ''), place);
  return { posts: [readMarkdown(text, place)], leftOut: 0 };
}
