import { createElement, Fragment, type ReactNode } from 'react';
import { lineText } from '@/lib/article/plain-text.ts';
import type { Block, Citation, CodeBlock, Inline, List, Table, TableCell } from '@/lib/article/tree.ts';
import type { ArticleLabels } from '@/lib/languages/labels.ts';

/** `isNext` for one that directly follows another, as touch targets need space between them. */
type RenderCitation = (citation: Citation, isNext: boolean) => ReactNode;

/** Attributes of a link that leads away. */
export type OutwardLink = { target?: '_blank'; rel: string };

type InlineOptions = { renderCitation: RenderCitation; outward?: OutwardLink };

export type TextOptions = InlineOptions & {
  /** Labels of the scrolling frames around tables and code; without them neither has a frame. */
  frameLabels?: Pick<ArticleLabels, 'table' | 'code' | 'copy'>;
  /** Adds a button to code; its click is handled by the page. */
  hasCopyButtons?: boolean;
  /** Element of subheadings; default h3. */
  headingTag?: 'h3' | 'h4';
  /** Their level if it differs from the element's: one below the heading above the text. */
  headingLevel?: 2 | 4;
};

/** We do not vouch for a creator's links. */
const UNVOUCHED: OutwardLink = { rel: 'noopener nofollow ugc' };

/** Nodes without keys: their places identify them. */
export const each = <Node,>(nodes: readonly Node[], render: (node: Node, at: number) => ReactNode) =>
  createElement(Fragment, null, ...nodes.map(render));

/** An article's text: its blocks, their marks, and citations of its numbered sources. */
export function Text({ blocks, ...options }: TextOptions & { blocks: readonly Block[] }) {
  return each(blocks, (block) => <BlockElement block={block} {...options} />);
}

function BlockElement({ block, ...options }: TextOptions & { block: Block }) {
  const { headingTag: Heading = 'h3', headingLevel, frameLabels } = options;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.children} {...options} />
        </p>
      );
    case 'blockquote':
      return (
        <blockquote>
          <Text blocks={block.children} {...options} />
        </blockquote>
      );
    case 'heading':
      return (
        <Heading dir="auto" aria-level={headingLevel}>
          <Inlines nodes={block.children} {...options} />
        </Heading>
      );
    case 'code':
      return <CodeElement code={block} {...options} />;
    case 'table':
      return frameLabels === undefined ? (
        <TableElement table={block} {...options} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className="blog-table" aria-label={`${frameLabels.table}: ${columnNames(block)}`} tabIndex={0}>
          <TableElement table={block} {...options} />
        </section>
      );
    case 'list':
      return <ListElement list={block} {...options} />;
  }
}

type CodeProps = Pick<TextOptions, 'frameLabels' | 'hasCopyButtons'> & { code: CodeBlock };

function CodeElement({ code: { lang, value }, frameLabels, hasCopyButtons }: CodeProps) {
  const code = <code className={lang && `language-${lang}`}>{value}</code>;
  if (!frameLabels) return <pre dir="ltr">{code}</pre>;
  return (
    <section
      className="blog-code"
      dir="ltr"
      data-language={lang}
      aria-label={[frameLabels.code, lang].filter(Boolean).join(': ')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>{code}</pre>
      {hasCopyButtons ? <button type="button">{frameLabels.copy}</button> : null}
    </section>
  );
}

/** The names of a table's columns, which tell its region from others. */
const columnNames = ({ children: [head] }: Table): string =>
  (head?.children ?? [])
    .map(({ children }) => lineText(children).trim())
    .filter(Boolean)
    .join(', ');

/** The text of an item stands in it without a paragraph. */
function ListElement({ list: { ordered, children }, ...options }: TextOptions & { list: List }) {
  const Element = ordered ? 'ol' : 'ul';
  const block = (node: Block, at: number) =>
    at === 0 && node.type === 'paragraph' ? (
      <Inlines nodes={node.children} {...options} />
    ) : (
      <BlockElement block={node} {...options} />
    );
  return (
    <Element>
      {each(children, (item) => (
        <li>{each(item.children, block)}</li>
      ))}
    </Element>
  );
}

/** A figure in a table cell: digits with signs and units, and hardly a letter. */
const FIGURE = /^(?=\P{L}*(?:\p{L}{1,3}\P{L}*)?$).*\p{N}/u;

/** The first cell of a row names it. In a column of figures, digits stand below each other. */
function TableElement({ table, ...options }: InlineOptions & { table: Table }) {
  const [head, ...rows] = table.children.map(({ children }) => children);
  const isFigures = (head ?? []).map(
    (_, column) => column > 0 && rows.every((row) => FIGURE.test(lineText(row[column]?.children ?? []).trim())),
  );
  const cell = ({ children }: TableCell, column: number, scope?: 'col' | 'row') => {
    const Cell = scope && children.length > 0 ? 'th' : 'td';
    return (
      <Cell {...(Cell === 'th' && { scope })} className={isFigures[column] ? 'blog-figures' : undefined}>
        <Inlines nodes={children} {...options} />
      </Cell>
    );
  };
  return (
    <table>
      <thead>
        <tr>{each(head ?? [], (node, column) => cell(node, column, 'col'))}</tr>
      </thead>
      <tbody>
        {each(rows, (row) => (
          <tr>{each(row, (node, column) => cell(node, column, column === 0 ? 'row' : undefined))}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line of text. A citation stands close to its word, so that no line begins with one. */
export function Inlines({ nodes, ...options }: InlineOptions & { nodes: readonly Inline[] }) {
  return each(nodes, (node, at) => {
    switch (node.type) {
      case 'text':
        return nodes[at + 1]?.type === 'citation' ? node.value.trimEnd() : node.value;
      case 'citation':
        return options.renderCitation(node, isNext(nodes, at));
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'link':
        return (
          <a
            href={node.url}
            {...(node.isInside ? { target: options.outward?.target } : (options.outward ?? UNVOUCHED))}
          >
            <Inlines nodes={node.children} {...options} />
          </a>
        );
      default: {
        const Mark = node.type === 'strong' ? 'strong' : 'em';
        return (
          <Mark>
            <Inlines nodes={node.children} {...options} />
          </Mark>
        );
      }
    }
  });
}

/** Whether only whitespace separates this citation from the previous one. */
function isNext(nodes: readonly Inline[], at: number): boolean {
  const before = nodes[at - 1];
  const isBlank = before?.type === 'text' && !before.value.trim();
  return nodes[isBlank ? at - 2 : at - 1]?.type === 'citation';
}
