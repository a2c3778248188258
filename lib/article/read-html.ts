import type { ElementContent, Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type * as mdast from 'mdast';
import { inlineRuns, isSpace, normalizeLine, normalizeRuns, type Run } from './inline-runs.ts';
import { HtmlElements, type HtmlLosses, type HtmlOptions, noLosses } from './read-html-elements.ts';
import { table } from './read-html-tables.ts';
import { type Block, type Inline, type ListItem, linkAddress, type SubHeading, type TableRow } from './tree.ts';

export type { HtmlLosses };

/** With a resolved address, and its caption. */
type Picture = { type: 'picture'; url: string; alt: string; caption: Inline[] };
type HtmlHeading = { type: 'heading'; depth: mdast.Heading['depth']; children: Inline[] };

/** A block of an article, or what stands between its blocks: headings of all levels and pictures. */
export type HtmlBlock = Exclude<Block, SubHeading> | HtmlHeading | Picture;

/** A note of the text: the page that its mark links to, or its line. */
export type HtmlNote = { number: number; url?: string; line: Inline[] };

export type HtmlText = { blocks: HtmlBlock[]; notes: HtmlNote[]; losses: HtmlLosses };

type Node = mdast.RootContent | { type: 'caption'; children: mdast.RootContent[] };

const children: Handle = (state, { children }) => state.all({ type: 'root', children });

const HANDLERS: Record<string, Handle> = {
  table,
  caption: (state, node) => state.toFlow(state.all(node)),
  tr: (state, node) => state.toFlow(state.all(node)),
  td: (state, node) => state.toFlow(state.all(node)),
  th: (state, node) => state.toFlow(state.all(node)),
  figcaption: (state, node) => ({ type: 'caption', children: state.all(node) }) as never,
  note: (_, { properties }) => ({ type: 'footnoteReference', identifier: String(properties.number) }),
  li: (state, node) => ({
    ...(defaultHandlers.li?.(state, node) as mdast.ListItem),
    data: { number: node.properties.value } as never,
  }),
  cite: (state, node) => ({ type: 'emphasis', children: state.all(node) as mdast.PhrasingContent[] }),
  ...Object.fromEntries(['u', 'mark', 'var', 'menu'].map((name) => [name, children])),
};

/**
 * Reads HTML, which it does not change: a page's text, a post, or a paste.
 * @returns its blocks, the notes it cites, and counts of what they cannot hold
 */
export function readHtml(root: Element, options: HtmlOptions): HtmlText {
  const elements = new HtmlElements(root, options);
  const { notes, losses } = elements;
  const reader = new BlockReader(options, losses);
  const blocks = reader.read(childrenToMdast(elements.children(root)));
  const lines = [...notes.values()].map(({ content = [], ...note }) => ({
    ...note,
    line: reader.line(childrenToMdast(content)),
  }));
  return { blocks, notes: lines, losses };
}

function childrenToMdast(children: ElementContent[]): mdast.RootContent[] {
  const tree: Root = { type: 'root', children };
  return (toMdast(tree, { document: true, handlers: HANDLERS }) as mdast.Root).children;
}

export const readMdast = ({ children }: mdast.Root): HtmlBlock[] =>
  new BlockReader({ from: 'page' }, noLosses()).read(children);

const text = (value: string): Inline => ({ type: 'text', value });
const isBreak = ({ leaf }: Run) => leaf.type === 'text' && leaf.value.includes('\n');

class BlockReader {
  readonly #options: HtmlOptions;
  readonly #losses: HtmlLosses;
  #pictures: Picture[] = [];

  constructor(options: HtmlOptions, losses: HtmlLosses) {
    this.#options = options;
    this.#losses = losses;
  }

  read(nodes: readonly Node[]): HtmlBlock[] {
    const blocks: HtmlBlock[] = [];
    for (const node of nodes) {
      const last = blocks.at(-1);
      if (node.type === 'caption' && last?.type === 'picture') {
        last.caption = this.line(node.children);
        continue;
      }
      const read = this.#block(node);
      blocks.push(...this.#pictures, ...read);
      this.#pictures = [];
    }
    return blocks;
  }

  #block(node: Node): HtmlBlock[] {
    switch (node.type) {
      case 'heading': {
        const line = this.line(node.children);
        const [only] = line;
        const children = line.length === 1 && only?.type === 'strong' ? only.children : line;
        return children.length > 0 ? [{ type: 'heading', depth: node.depth, children }] : [];
      }
      case 'blockquote': {
        const children = this.#inner(node.children);
        return children.length > 0 ? [{ type: 'blockquote', children }] : [];
      }
      case 'list':
        return this.#list(node);
      case 'table':
        return this.#table(node);
      case 'code':
        return node.value.trim() ? [{ type: 'code', ...(node.lang && { lang: node.lang }), value: node.value }] : [];
      default:
        return this.#paragraphs(this.#inlines('children' in node ? node.children : [node]));
    }
  }

  /** Blocks inside another, where headings are paragraphs. */
  #inner(nodes: readonly mdast.RootContent[]): Block[] {
    return nodes.flatMap((node) =>
      this.#block(node).flatMap((block): Block[] => {
        if (block.type === 'picture') return [];
        if (block.type !== 'heading') return [block];
        return [{ type: 'paragraph', children: [{ type: 'strong', children: block.children }] }];
      }),
    );
  }

  #list({ ordered, start, children }: mdast.List): HtmlBlock[] {
    const items = children.flatMap((item, at): (ListItem & { number?: number })[] => {
      const blocks = this.#inner(item.children);
      if (blocks.length === 0) return [];
      if (blocks[0]?.type !== 'paragraph') blocks.unshift({ type: 'paragraph', children: [] });
      const number = Number((item.data as { number?: string } | undefined)?.number ?? (start ?? 1) + at);
      return [{ type: 'listItem', children: blocks, ...(ordered && { number }) }];
    });
    if (items.some((item, at) => ordered && item.number !== at + 1)) this.#losses.numbers += 1;
    return items.length > 0 ? [{ type: 'list', ordered: ordered === true, children: items }] : [];
  }

  #table(node: mdast.Table): HtmlBlock[] {
    if (node.data && 'isCut' in node.data) this.#losses.tables += 1;
    const rows = node.children.map(
      (row): TableRow => ({
        type: 'tableRow',
        children: row.children.map((cell) => ({ type: 'tableCell', children: this.line(cell.children) })),
      }),
    );
    const isEmpty = ({ children }: TableRow) => children.every((cell) => cell.children.length === 0);
    const [head, ...others] = rows as [TableRow, ...TableRow[]];
    const body = others.filter((row) => !isEmpty(row));
    const hasHead = !isEmpty(head) || this.#options.from === 'page';
    return body.length > (hasHead ? 0 : 1) ? [{ type: 'table', children: hasHead ? [head, ...body] : body }] : [];
  }

  /** Lines as paragraphs; pages break them at will. */
  #paragraphs(line: readonly Inline[]): HtmlBlock[] {
    const lines: Run[][] = [[]];
    let breaks = 0;
    for (const run of inlineRuns(line)) {
      if (isBreak(run)) breaks += 1;
      else if (!isSpace(run)) breaks = 0;
      if (breaks > (this.#options.from === 'page' ? 1 : 0)) lines.push([]);
      else lines.at(-1)?.push(run);
    }
    return lines.flatMap((each): HtmlBlock[] => {
      const children = normalizeRuns(each);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    });
  }

  line(nodes: readonly mdast.RootContent[]): Inline[] {
    const line = this.#inlines(nodes);
    this.#losses.breaks += inlineRuns(line).filter(isBreak).length;
    return normalizeLine(line);
  }

  #inlines(nodes: readonly mdast.RootContent[]): Inline[] {
    return nodes.flatMap((node) => this.#inline(node));
  }

  #inline(node: mdast.RootContent): Inline[] {
    switch (node.type) {
      case 'text':
        return this.#options.from === 'post' ? withCitations(node.value) : [text(node.value)];
      case 'break':
        return [text('\n')];
      case 'inlineCode':
      case 'code': {
        const value = node.value.replace(/\s+/g, ' ').trim();
        return value ? [{ type: 'inlineCode', value }] : [];
      }
      case 'footnoteReference':
        return [{ type: 'citation', number: Number(node.identifier) }];
      case 'image':
        this.#picture(node);
        return [];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: this.#inlines(node.children) }];
      case 'link':
        return this.#link(node);
      case 'linkReference':
        return this.#inlines(node.children);
      case 'delete':
        return [];
      default:
        return 'children' in node ? [text(' '), ...this.#inlines(node.children), text(' ')] : [];
    }
  }

  #link({ url, children }: mdast.Link): Inline[] {
    const inner = this.#inlines(children);
    if (normalizeLine(inner).length === 0) return [];
    const address = linkAddress(this.#resolved(url));
    if (address) return [{ type: 'link', url: address, children: inner }];
    if (url && !url.startsWith('#')) this.#losses.links += 1;
    return inner;
  }

  #picture({ url, alt }: mdast.Image): void {
    const address = /^https?:/i.test(url) ? url : this.#resolved(url);
    if (address) this.#pictures.push({ type: 'picture', url: address, alt: alt ?? '', caption: [] });
    else this.#losses.pictures += 1;
  }

  /** Completed by the page's address, and without the redirects of Google Docs and Outlook. */
  #resolved(address: string): string {
    if (address.startsWith('#')) return address;
    const url = URL.parse(address, this.#options.base);
    const isGoogle = url?.hostname === 'www.google.com' && url.pathname === '/url';
    const isOutlook = url?.hostname.endsWith('.safelinks.protection.outlook.com');
    const target = isGoogle ? url?.searchParams.get('q') : isOutlook && url?.searchParams.get('url');
    return target || url?.href || address;
  }
}

const CITATION = /(\[\d{1,3}\])/;

const withCitations = (value: string): Inline[] =>
  value
    .split(CITATION)
    .map((part) => (CITATION.test(part) ? { type: 'citation', number: Number(part.slice(1, -1)) } : text(part)));
