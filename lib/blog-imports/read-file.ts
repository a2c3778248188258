import { unzipSync } from 'fflate';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import {
  MAX_IMAGE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ENTRIES,
  MAX_IMPORT_RATIO,
  MAX_IMPORT_TEXTS,
} from '@/lib/constants/limits.ts';
import { readMarkdown } from './markdown.ts';
import { type ArchiveContents, type ArchivePlace, ImportError, type RawFile, type TextFile } from './types.ts';
import { readWxr } from './wxr.ts';

/** Untrusted ZIPs: nothing is written to disk, entry names are only compared, and symbolic links are never followed. */

const TEXT = /\.(?:md|markdown|mdown|txt|xml)$/i;
const PICTURE = /\.(?:webp|png|jpe?g|gif|avif)$/i;

const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Paths that leave the archive or depend on the system. */
const UNSAFE = /(?:^|\/)\.\.(?:\/|$)|^\/|\\|^[a-z]:|\p{Cc}/iu;

type Entry = { name: string; size: number; originalSize: number };

const isUsable = ({ name }: Entry) => !HIDDEN.test(name) && !UNSAFE.test(name);

/** fflate never writes more bytes than the archive declares. */
function refuseBomb({ size, originalSize }: Entry): void {
  if (originalSize > size * MAX_IMPORT_RATIO + 1024) throw new ImportError(IMPORT_MESSAGES.bomb);
}

function unzip(bytes: Uint8Array, isWanted: (entry: Entry) => boolean) {
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter(entry) {
        entries += 1;
        if (entries > MAX_IMPORT_ENTRIES) throw new ImportError(IMPORT_MESSAGES.tooManyEntries);
        if (!isUsable(entry) || !isWanted(entry)) return false;
        refuseBomb(entry);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(IMPORT_MESSAGES.damagedArchive);
  }
}

/** The texts of a ZIP and the names of its pictures. Errors: ImportError. */
export function readArchive(bytes: Uint8Array): ArchiveContents {
  const pictures: string[] = [];
  let [count, size] = [0, 0];
  const files = unzip(bytes, (entry) => {
    if (PICTURE.test(entry.name)) pictures.push(entry.name);
    if (!TEXT.test(entry.name)) return false;
    count += 1;
    size += Math.max(entry.size, entry.originalSize);
    if (count > MAX_IMPORT_TEXTS || size > MAX_IMPORT_BYTES) {
      throw new ImportError(IMPORT_MESSAGES.tooMuchText);
    }
    return true;
  });
  const texts = Object.entries(files).map(([name, content]) => ({ name, text: new TextDecoder().decode(content) }));
  if (texts.length === 0) throw new ImportError(IMPORT_MESSAGES.noTexts);
  return { texts, pictures };
}

/** A picture of a ZIP, or undefined if it is missing or too large. Errors: ImportError. */
export function readPicture(bytes: Uint8Array, name: string): Uint8Array | undefined {
  const files = unzip(
    bytes,
    (entry) => entry.name === name && Math.max(entry.size, entry.originalSize) <= MAX_IMAGE_BYTES,
  );
  return Object.values(files)[0];
}

/** The posts of a Markdown file or WordPress export. Errors: ImportError for any other file. */
export function readFile({ text }: TextFile, place?: ArchivePlace): RawFile {
  // Many U+FFFD mean a wrong encoding.
  if (text.includes('\0') || (text.match(/\uFFFD/g)?.length ?? 0) > text.length / 100) {
    throw new ImportError(IMPORT_MESSAGES.notText);
  }
  if (/^\uFEFF?\s*<(?:\?xml|rss|!doctype)/i.test(text)) return readWxr(text, place);
  return { posts: [readMarkdown(text, place)], leftOut: 0 };
}
