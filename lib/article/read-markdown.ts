import type * as mdast from 'mdast';
import { type CompileContext, fromMarkdown, type Extension as MdastExtension } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Code, Construct, Extension, Token } from 'micromark-util-types';
import { normalizeLine } from './inline-runs.ts';
import { type Room, roomForBlog, takeRoom } from './room.ts';
import {
  type Block,
  type Citation,
  type Inline,
  type ListItem,
  linkAddress,
  type Table,
  type TableCell,
} from './tree.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    citation: 'citation';
  }
}

declare module 'mdast' {
  interface PhrasingContentMap {
    citation: Citation & mdast.Node;
  }
  interface RootContentMap {
    citation: Citation & mdast.Node;
  }
}

const NOT_IN_ARTICLES = [
  ...['attention', 'autolink', 'characterReference', 'codeIndented', 'definition', 'hardBreakEscape', 'htmlFlow'],
  ...['htmlText', 'setextUnderline'],
];

const ARTICLE: readonly Extension[] = [gfmTable(), { disable: { null: NOT_IN_ARTICLES } }];
const LINE: readonly Extension[] = [
  { disable: { null: [...NOT_IN_ARTICLES, 'blockQuote', 'codeFenced', 'headingAtx', 'list'] } },
];

const cjkFriendly = cjkFriendlyExtension();
/** Marks of asterisks only; underscores stay text. */
const ASTERISKS: Extension = {
  ...cjkFriendly,
  text: { 42: { ...(cjkFriendly.text?.[42] as Construct), name: 'asterisks' } },
};

const BRACKET = { open: 91, close: 93 };

/** For texts whose sources are unknown. */
export const ALL_NUMBERS: ReadonlySet<number> = new Set(Array.from({ length: 1000 }, (_, number) => number));

/** `[n]` of a source that exists. */
function citation(cited: ReadonlySet<number>): Extension {
  const construct: Construct = {
    name: 'citation',
    tokenize(effects, ok, nok) {
      let digits = '';
      const digit = (code: Code) => {
        if (code !== null && code >= 48 && code <= 57 && digits.length < 3) {
          digits += String.fromCharCode(code);
          effects.consume(code);
          return digit;
        }
        if (code !== BRACKET.close || !digits || !cited.has(Number(digits))) return nok(code);
        effects.consume(code);
        effects.exit('citation');
        return ok;
      };
      return (code) => {
        effects.enter('citation');
        effects.consume(code);
        return digit;
      };
    },
  };
  return { text: { [BRACKET.open]: construct } };
}

const CITATIONS: MdastExtension = {
  enter: {
    citation(this: CompileContext, token: Token) {
      const number = Number(this.sliceSerialize(token).slice(1, -1));
      this.enter({ type: 'citation', number }, token);
    },
  },
  exit: {
    citation(this: CompileContext, token: Token) {
      this.exit(token);
    },
  },
};

/** Whether a table with its padding is too large, and read as a paragraph. */
const isTooLarge = (columns: number, rows: number) => columns > 50 || columns * rows > 10_000;

/**
 * Reads an article's Markdown (CommonMark and tables): paragraphs, headings, quotations, lists, tables and fenced code
 * with bold, italics, code, links and citations. Anything else is text.
 * @param cited numbers of existing sources; other citation marks stay text
 * @param room shared by the texts of a blog
 * @param lineEnd what a single line break becomes: a space, or KEPT_LINE_END
 */
export function readMarkdown(text: string, cited: ReadonlySet<number>, room = roomForBlog(), lineEnd = ' '): Block[] {
  if (!text.trim()) return [];
  if (!takeRoom(text, room)) return [unread(text)];
  return new Reader(text, cited, ARTICLE, lineEnd).blocks();
}

/** Reads a text of one line: a key point, an answer, a description. */
export function readLine(text: string, cited: ReadonlySet<number>, room: Room = roomForBlog()): Inline[] {
  const line = oneLine(text);
  if (!takeRoom(line, room)) return [{ type: 'text', value: line }];
  const [paragraph] = new Reader(line, cited, LINE).blocks();
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

const unread = (source: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', value: oneLine(source) }],
  source,
});

const TABLE_ROW = /^\|.*\|$/;

class Reader {
  readonly #source: string;
  readonly #cited: ReadonlySet<number>;
  readonly #extensions: readonly Extension[];
  readonly #lineEnd: string;

  constructor(source: string, cited: ReadonlySet<number>, extensions: readonly Extension[], lineEnd = ' ') {
    this.#source = source;
    this.#cited = cited;
    this.#extensions = extensions;
    this.#lineEnd = lineEnd;
  }

  blocks(): Block[] {
    const { children } = fromMarkdown(this.#source, {
      extensions: [ASTERISKS, citation(this.#cited), ...this.#extensions],
      mdastExtensions: [gfmTableFromMarkdown(), CITATIONS],
    });
    return this.#blocks(children);
  }

  #blocks = (nodes: readonly mdast.RootContent[]): Block[] => nodes.flatMap((node) => this.#block(node));

  #block(node: mdast.RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return this.#bareTable(node) ?? this.#line('paragraph', node);
      case 'heading':
        return this.#line('heading', node);
      case 'blockquote': {
        const children = this.#blocks(node.children);
        return children.length > 0 ? [{ type: 'blockquote', children }] : this.#text(node);
      }
      case 'list':
        return this.#list(node);
      case 'table':
        return [this.#table(node)];
      case 'code': {
        const lang = node.lang && /^[\w+#.-]{1,30}$/.test(node.lang) ? { lang: node.lang } : {};
        return [{ type: 'code', ...lang, value: node.value }];
      }
      default:
        return this.#text(node);
    }
  }

  #line(type: 'paragraph' | 'heading', node: mdast.Paragraph | mdast.Heading): Block[] {
    const children = normalizeLine(this.#inlines(node.children));
    if (children.length === 0) return this.#text(node);
    return type === 'heading' ? [{ type, depth: 3, children }] : [{ type, children }];
  }

  /** What is empty or no part of articles, as it was written. */
  #text(node: mdast.Node): Block[] {
    const value = oneLine(this.#slice(node));
    return value ? [{ type: 'paragraph', children: [{ type: 'text', value }] }] : [];
  }

  #list(node: mdast.List): Block[] {
    // A number that long is a year, and the first word of its sentence.
    if ((node.start ?? 0) > 999) return node.children.flatMap((item) => this.#numbered(item));
    const children = node.children.flatMap((item): ListItem[] => {
      const blocks = this.#blocks(item.children);
      if (blocks.length === 0) return [];
      if (blocks[0]?.type !== 'paragraph') blocks.unshift({ type: 'paragraph', children: [] });
      return [{ type: 'listItem', children: blocks }];
    });
    return children.length > 0 ? [{ type: 'list', ordered: node.ordered === true, children }] : this.#text(node);
  }

  #numbered(item: mdast.ListItem): Block[] {
    const [first, ...rest] = this.#blocks(item.children);
    const number: Inline = { type: 'text', value: `${this.#slice(item).match(/^\S+/)?.[0]} ` };
    const [line, others] = first?.type === 'paragraph' ? [first.children, rest] : [[], first ? [first, ...rest] : []];
    return [{ type: 'paragraph', children: normalizeLine([number, ...line]) }, ...others];
  }

  /** A table without the rule below its head, which articles may leave out. */
  #bareTable(node: mdast.Paragraph): Block[] | undefined {
    const rows = this.#slice(node)
      .split('\n')
      .map((row) => row.replace(/^[\s>]+/, '').trimEnd());
    if (rows.length < 2 || !rows.every((row) => TABLE_ROW.test(row))) return undefined;
    const lengths = rows.map((row) => (row.match(/\\.|\|/g) ?? []).filter((bar) => bar === '|').length - 1);
    const columns = Math.max(...lengths);
    if (columns < 2) return undefined;
    if (isTooLarge(columns, rows.length)) return [unread(this.#slice(node))];
    const [head = '', ...body] = rows;
    const paddedHead = head + ' |'.repeat(columns - (lengths[0] ?? 0));
    const source = [paddedHead, `|${' - |'.repeat(columns)}`, ...body].join('\n');
    return new Reader(source, this.#cited, this.#extensions).blocks();
  }

  #table({ children, ...node }: mdast.Table): Block {
    const columns = Math.max(...children.map((row) => row.children.length));
    if (isTooLarge(columns, children.length)) return unread(this.#slice(node));
    const rows = children.map((row) => ({
      type: 'tableRow' as const,
      children: Array.from({ length: columns }, (_, at): TableCell => {
        const cell = row.children[at];
        return { type: 'tableCell', children: cell ? normalizeLine(this.#inlines(cell.children)) : [] };
      }),
    }));
    return { type: 'table', children: rows } satisfies Table;
  }

  #inlines = (nodes: readonly mdast.PhrasingContent[]): Inline[] => nodes.flatMap((node) => this.#inline(node));

  #inline(node: mdast.PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value.replaceAll('\n', this.#lineEnd) }];
      case 'inlineCode':
        return [{ type: 'inlineCode', value: node.value }];
      case 'citation':
        return [{ type: 'citation', number: node.number }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: this.#inlines(node.children) }];
      case 'link':
        return this.#link(node);
      case 'break':
        return [{ type: 'text', value: this.#lineEnd }];
      default:
        return [{ type: 'text', value: oneLine(this.#slice(node)) }];
    }
  }

  /** A link, or its source with its marks where its address is not allowed. */
  #link(node: mdast.Link): Inline[] {
    const children = this.#inlines(node.children);
    const url = linkAddress(node.url);
    if (url && normalizeLine(children).length > 0 && !JSON.stringify(children).includes('"type":"citation"')) {
      return [{ type: 'link', url, children }];
    }
    const labelEnd = node.children.at(-1)?.position?.end.offset ?? (node.position?.start.offset ?? 0) + 1;
    const end = this.#source.slice(labelEnd, node.position?.end.offset);
    return [{ type: 'text', value: '[' }, ...children, { type: 'text', value: end }];
  }

  #slice = ({ position }: Omit<mdast.Node, 'type'>) => this.#source.slice(position?.start.offset, position?.end.offset);
}
