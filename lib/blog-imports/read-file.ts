import { withoutControls } from '@/lib/blogs/rules.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ImportError } from './errors.ts';
import { readMarkdown } from './markdown.ts';
import type { ArchivePlace, RawFile, TextFile } from './types.ts';
import { readWxr } from './wxr.ts';

/**
 * The posts of a Markdown file or WordPress export.
 * @param place the file's place in an archive
 * @throws ImportError for any other file
 */
export function readFile({ text }: TextFile, place?: ArchivePlace): RawFile {
  // Many U+FFFD mean a wrong encoding.
  if (text.includes('\0') || (text.match(/\uFFFD/g)?.length ?? 0) > text.length / 100) {
    throw new ImportError(IMPORT_MESSAGES.notText);
  }
  if (/^\uFEFF?\s*<(?:\?xml|rss|!doctype)/i.test(text)) return readWxr(text, place);
  return { posts: [readMarkdown(text, place)], leftOut: 0 };
}

/** The title of an untitled post: its file name without the extension. */
export const nameOfFile = (name: string) =>
  withoutControls(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')).trim() || 'Untitled';
