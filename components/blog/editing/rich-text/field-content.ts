import type { Editor, Extensions, JSONContent } from '@tiptap/core';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';
import { writeTextBlocks } from '@/lib/blogs/text/write-text.ts';
import { documentOf, listDocumentOf } from './blocks-to-document.ts';
import { blocksOf, pointsOf } from './document-to-blocks.ts';
import { pointsExtensions, type RichTextOptions, textExtensions } from './extensions.ts';

/** How a kind of field is edited: its forms, and its text as a document and back. */
export type FieldContent = {
  extensions: (options: RichTextOptions) => Extensions;
  read: (text: string, cited: ReadonlySet<number>) => JSONContent;
  write: (document: JSONContent) => string;
};

const TEXT: FieldContent = {
  extensions: textExtensions,
  read: (text, cited) => documentOf(parseTextBlocks(text, cited)),
  write: (document) => writeTextBlocks(blocksOf(document)),
};

/** Points are lines, one for each. */
const POINTS: FieldContent = {
  extensions: pointsExtensions,
  read: (text, cited) => {
    const lines = text.split('\n').filter((line) => line.trim());
    return listDocumentOf(lines.map((line) => parseInline(line.trim(), cited)));
  },
  write: (document) =>
    pointsOf(document)
      .map((point) => writeTextBlocks([point]))
      .filter(Boolean)
      .join('\n'),
};

/** The kinds of fields there are. */
export const FIELD_CONTENT = { text: TEXT, points: POINTS } as const;

/** Puts a text into the place of what a field holds; that cannot be undone in it. */
export function loadText(editor: Editor, content: FieldContent, text: string, cited: ReadonlySet<number>): void {
  editor.commands.setContent(content.read(text, cited), { emitUpdate: false });
}
