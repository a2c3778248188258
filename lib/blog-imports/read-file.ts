import { withoutControls } from '@/lib/blogs/rules.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ImportError } from './errors.ts';
import { readMarkdown } from './markdown.ts';
import type { ArchivePlace, RawFile, TextFile } from './types.ts';
import { readWxr } from './wxr.ts';

/**
 * The posts of a file: one of Markdown, those of a WordPress export.
 * @param place where it stands in an archive
 * @throws ImportError for any other kind of file, or a damaged one
 */
export function readFile({ text }: TextFile, place?: ArchivePlace): RawFile {
  // U+FFFD in number is what a text in another encoding becomes.
  if (text.includes('\0') || (text.match(/\uFFFD/g)?.length ?? 0) > text.length / 100) {
    throw new ImportError(IMPORT_MESSAGES.notText);
  }
  if (/^\uFEFF?\s*<(?:\?xml|rss|!doctype)/i.test(text)) return readWxr(text, place);
  return { posts: [readMarkdown(text, place)], leftOut: 0 };
}

/** What a post is called that has no title: its file, without the ending. */
export const nameOfFile = (name: string) =>
  withoutControls(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')).trim() || 'Untitled';
