import { Fragment, type ReactNode } from 'react';
import { plainInlines } from '@/lib/blogs/plain-text.ts';
import type { Inline, TableBlock, TextBlock } from '@/lib/blogs/text-blocks.ts';

/** A citation in a text. */
export type CitationInline = Extract<Inline, { kind: 'citation' }>;

/**
 * Gives what a citation is shown as.
 * @param isNext whether it stands right after another one, where a finger needs room between the two
 */
export type RenderCitation = (citation: CitationInline, isNext: boolean) => ReactNode;

type Options = {
  renderCitation: RenderCitation;
  /** Names the frame in which a table that is too wide scrolls; without it tables stand without one. */
  tableLabel?: string;
};

/** An article's text as paragraphs, lists, tables, quotations and citations of its numbered sources. */
export function Text({ blocks, ...options }: Options & { blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={block.at} block={block} {...options} />);
}

function Block({ block, renderCitation, tableLabel }: Options & { block: TextBlock }) {
  if (block.kind === 'paragraph' || block.kind === 'quotation') {
    const text = (
      <p>
        <Inlines content={block.content} renderCitation={renderCitation} />
      </p>
    );
    return block.kind === 'paragraph' ? text : <blockquote>{text}</blockquote>;
  }
  if (block.kind === 'table') {
    const table = <Table table={block} renderCitation={renderCitation} />;
    if (tableLabel === undefined) return table;
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      <section className="blog-table" aria-label={tableLabel} tabIndex={0}>
        {table}
      </section>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map(({ at, content }) => (
        <li key={at}>
          <Inlines content={content} renderCitation={renderCitation} />
        </li>
      ))}
    </List>
  );
}

type TableProps = { table: TableBlock; renderCitation: RenderCitation };

/** A figure as cells hold it: digits with their signs and units, and hardly a letter. */
const FIGURE = /^(?=\P{L}*(?:\p{L}{1,3}\P{L}*)?$).*\p{N}/u;

/** The first cell of a row names it. A column of figures is set so that their digits stand below each other. */
function Table({ table: { head, rows }, renderCitation }: TableProps) {
  const figures = new Set(
    head.flatMap(({ at }) => {
      const cells = rows.map(({ cells: row }) => plainInlines(row[at]?.content ?? []).trim());
      return at > 0 && cells.every((text) => FIGURE.test(text)) ? [at] : [];
    }),
  );
  const classOf = (at: number) => (figures.has(at) ? 'blog-figures' : undefined);
  return (
    <table>
      <thead>
        <tr>
          {head.map(({ at, content }) => {
            const Cell = content.length > 0 ? 'th' : 'td';
            return (
              <Cell key={at} {...(content.length > 0 && { scope: 'col' })} className={classOf(at)}>
                <Inlines content={content} renderCitation={renderCitation} />
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at: row, cells }) => (
          <tr key={row}>
            {cells.map(({ at, content }) => {
              const isName = at === 0 && content.length > 0;
              const Cell = isName ? 'th' : 'td';
              return (
                <Cell key={at} {...(isName && { scope: 'row' })} className={classOf(at)}>
                  <Inlines content={content} renderCitation={renderCitation} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type InlinesProps = { content: readonly Inline[]; renderCitation: RenderCitation };

/** A line of text. A citation stands close to its word, so that no line begins with one. */
export function Inlines({ content, renderCitation }: InlinesProps) {
  return content.map((part, at) => {
    const { kind } = part;
    if (kind === 'text')
      return content[at + 1]?.kind === 'citation' ? part.text.trimEnd() : part.text;
    return <Fragment key={part.at}>{renderCitation(part, isNext(content, at))}</Fragment>;
  });
}

/** Whether nothing but space stands between this citation and another before it. */
function isNext(content: readonly Inline[], at: number): boolean {
  const before = content.slice(0, at).findLast((part) => part.kind !== 'text' || part.text.trim());
  return before?.kind === 'citation';
}
