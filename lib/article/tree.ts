import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';

/**
 * An article's text as a tree: the subset of mdast (https://github.com/syntax-tree/mdast) that an article has, and
 * citations. Readers make it of Markdown and HTML; visitors write it as pages, Markdown, plain text and posts.
 */

/** `[n]` of a source that exists. */
export type Citation = { type: 'citation'; number: number };

export type Text = { type: 'text'; value: string };
export type InlineCode = { type: 'inlineCode'; value: string };
type Strong = { type: 'strong'; children: Inline[] };
type Emphasis = { type: 'emphasis'; children: Inline[] };
/** `url` is http, https or mailto. `isInside`: it leads to another blog of this site. */
export type Link = { type: 'link'; url: string; children: Inline[]; isInside?: true };

export type Inline = Text | Citation | InlineCode | Strong | Emphasis | Link;

/** `source` has the lines of what is too large to read. */
export type Paragraph = { type: 'paragraph'; children: Inline[]; source?: string };
/** Below the heading of a section. */
export type SubHeading = { type: 'heading'; depth: 3; children: Inline[] };
type Quotation = { type: 'blockquote'; children: Block[] };
/** Its first child is a paragraph. */
export type ListItem = { type: 'listItem'; children: Block[] };
export type List = { type: 'list'; ordered: boolean; children: ListItem[] };
export type TableCell = { type: 'tableCell'; children: Inline[] };
/** The first row is the head; all rows are equally long. */
export type TableRow = { type: 'tableRow'; children: TableCell[] };
export type Table = { type: 'table'; children: TableRow[] };
export type CodeBlock = { type: 'code'; lang?: string; value: string };

export type Block = Paragraph | SubHeading | Quotation | List | Table | CodeBlock;

/** A link's URL as it is stored, or undefined: only web pages and email addresses, and no credentials. */
export function linkAddress(input: string): string | undefined {
  if (input.length > MAX_URL_CHARACTERS || !/^(?:https?:\/\/|mailto:)/i.test(input)) return undefined;
  const url = URL.parse(input);
  if (!url || url.username || url.password || url.hostname.startsWith('[')) return undefined;
  if (url.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
  return escapeLinkTarget(url.href).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** A URL in which no character ends a Markdown link or means anything in Markdown. */
export const escapeLinkTarget = (url: string): string =>
  new URL(url).href.replace(/[()\\`{}|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
