import { Fragment, type ReactNode } from 'react';
import type { Inline, TableBlock, TextBlock } from '@/lib/blogs/text/blocks.ts';
import { plainInlines } from '@/lib/blogs/text/plain-text.ts';

/** A citation in a text. */
export type CitationInline = Extract<Inline, { kind: 'citation' }>;

/**
 * Renders a citation.
 * @param isNext whether it directly follows another one, so that touch targets need space between them
 */
export type RenderCitation = (citation: CitationInline, isNext: boolean) => ReactNode;

/** Attributes of a link that leads away. */
export type OutwardLink = { target?: '_blank'; rel: string };

type InlineOptions = { renderCitation: RenderCitation; outward?: OutwardLink };

type Options = InlineOptions & {
  /** Label of the scrolling frame around wide tables; without it tables have no frame. */
  tableLabel?: string;
  /** Element of subheadings; default h3. */
  headingTag?: 'h3' | 'h4';
  /** Their level if it differs from the element's: one below the heading above the text. */
  headingLevel?: 2 | 4;
};

/** We do not vouch for a creator's links. */
const UNVOUCHED: OutwardLink = { rel: 'noopener nofollow ugc' };

/** An article's text: its blocks, their marks, and citations of its numbered sources. */
export function Text({ blocks, ...options }: Options & { blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={block.at} block={block} {...options} />);
}

type BlockProps = Options & { block: TextBlock };

function Block({ block, tableLabel, headingTag, headingLevel, ...options }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph content={block.content} {...options} />;
    case 'quotation':
      return (
        <blockquote>
          <Paragraph content={block.content} {...options} />
        </blockquote>
      );
    case 'heading':
      return <SubHeading content={block.content} tag={headingTag} level={headingLevel} {...options} />;
    case 'code':
      return (
        <pre dir="ltr">
          <code className={block.language && `language-${block.language}`}>{block.text}</code>
        </pre>
      );
    case 'table':
      return <FramedTable table={block} label={tableLabel} {...options} />;
    case 'list':
      return <List list={block} {...options} />;
  }
}

type InlinesProps = InlineOptions & { content: readonly Inline[] };

function Paragraph(props: InlinesProps) {
  return (
    <p>
      <Inlines {...props} />
    </p>
  );
}

type SubHeadingProps = InlinesProps & { tag: Options['headingTag']; level: Options['headingLevel'] };

function SubHeading({ tag: Heading = 'h3', level, ...props }: SubHeadingProps) {
  return (
    <Heading dir="auto" aria-level={level}>
      <Inlines {...props} />
    </Heading>
  );
}

type ListProps = InlineOptions & { list: Extract<TextBlock, { kind: 'list' }> };

function List({ list, ...options }: ListProps) {
  const Element = list.ordered ? 'ol' : 'ul';
  return (
    <Element>
      {list.items.map(({ at, content }) => (
        <li key={at}>
          <Inlines content={content} {...options} />
        </li>
      ))}
    </Element>
  );
}

type TableProps = InlineOptions & { table: TableBlock };

function FramedTable({ label, ...props }: TableProps & { label: string | undefined }) {
  const table = <Table {...props} />;
  if (label === undefined) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="blog-table" aria-label={label} tabIndex={0}>
      {table}
    </section>
  );
}

/** A figure in a table cell: digits with signs and units, and hardly a letter. */
const FIGURE = /^(?=\P{L}*(?:\p{L}{1,3}\P{L}*)?$).*\p{N}/u;

/** The first cell of a row names it. A column of figures is set so that their digits stand below each other. */
function Table({ table: { head, rows }, ...options }: TableProps) {
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
                <Inlines content={content} {...options} />
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
                  <Inlines content={content} {...options} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line of text. A citation stands close to its word, so that no line begins with one. */
export function Inlines({ content, ...options }: InlinesProps) {
  return content.map((part, at) => {
    switch (part.kind) {
      case 'text':
        return content[at + 1]?.kind === 'citation' ? part.text.trimEnd() : part.text;
      case 'citation':
        return <Fragment key={part.at}>{options.renderCitation(part, isNext(content, at))}</Fragment>;
      case 'code':
        return <code key={part.at}>{part.text}</code>;
      default:
        return (
          <Marked key={part.at} part={part} outward={options.outward}>
            <Inlines content={part.content} {...options} />
          </Marked>
        );
    }
  });
}

type MarkedProps = {
  part: Extract<Inline, { content: Inline[] }>;
  outward: OutwardLink | undefined;
  children: ReactNode;
};

function Marked({ part, outward = UNVOUCHED, children }: MarkedProps) {
  if (part.kind === 'strong') return <strong>{children}</strong>;
  if (part.kind === 'emphasis') return <em>{children}</em>;
  return (
    <a href={part.href} {...outward}>
      {children}
    </a>
  );
}

/** Whether only whitespace separates this citation from the previous one. */
function isNext(content: readonly Inline[], at: number): boolean {
  const before = content.slice(0, at).findLast((part) => part.kind !== 'text' || part.text.trim());
  return before?.kind === 'citation';
}
