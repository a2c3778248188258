import { Fragment, type ReactNode } from 'react';
import type { Inline, TableBlock, TextBlock, TextItem } from '@/lib/blogs/text/blocks.ts';
import { plainInlines } from '@/lib/blogs/text/plain-text.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';

export type CitationInline = Extract<Inline, { kind: 'citation' }>;

/** `isNext` for one that directly follows another, as touch targets need space between them. */
type RenderCitation = (citation: CitationInline, isNext: boolean) => ReactNode;

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

/** An article's text: its blocks, their marks, and citations of its numbered sources. */
export function Text({ blocks, ...options }: TextOptions & { blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={block.at} block={block} {...options} />);
}

type BlockProps = TextOptions & { block: TextBlock };

function Block({ block, headingTag: Heading = 'h3', headingLevel, ...setting }: BlockProps) {
  const { frameLabels, hasCopyButtons, ...options } = setting;
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} {...options} />
        </p>
      );
    case 'quotation':
      return (
        <blockquote>
          <p>
            <Inlines content={block.content} {...options} />
          </p>
        </blockquote>
      );
    case 'heading':
      return (
        <Heading dir="auto" aria-level={headingLevel}>
          <Inlines content={block.content} {...options} />
        </Heading>
      );
    case 'code':
      return <Code code={block} {...setting} />;
    case 'table':
      return frameLabels === undefined ? (
        <Table table={block} {...options} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className="blog-table" aria-label={`${frameLabels.table}: ${columnsOf(block)}`} tabIndex={0}>
          <Table table={block} {...options} />
        </section>
      );
    case 'list':
      return <List list={block} {...options} />;
  }
}

type CodeProps = Pick<TextOptions, 'frameLabels' | 'hasCopyButtons'> & { code: Extract<TextBlock, { kind: 'code' }> };

function Code({ code: { language, text }, frameLabels, hasCopyButtons }: CodeProps) {
  const code = <code className={language && `language-${language}`}>{text}</code>;
  if (!frameLabels) return <pre dir="ltr">{code}</pre>;
  return (
    <section
      className="blog-code"
      dir="ltr"
      data-language={language}
      aria-label={[frameLabels.code, language].filter(Boolean).join(': ')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>{code}</pre>
      {hasCopyButtons ? <button type="button">{frameLabels.copy}</button> : null}
    </section>
  );
}

/** The names of a table's columns, which tell its region from others. */
const columnsOf = ({ head }: TableBlock): string =>
  head
    .map(({ content }) => plainInlines(content).trim())
    .filter(Boolean)
    .join(', ');

function List({ list, ...options }: InlineOptions & { list: Extract<TextBlock, { kind: 'list' }> }) {
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

/** A figure in a table cell: digits with signs and units, and hardly a letter. */
const FIGURE = /^(?=\P{L}*(?:\p{L}{1,3}\P{L}*)?$).*\p{N}/u;

/** The first cell of a row names it. In a column of figures, digits stand below each other. */
function Table({ table: { head, rows }, ...options }: InlineOptions & { table: TableBlock }) {
  const figures = new Set(
    head.flatMap(({ at }) => {
      const cells = rows.map(({ cells: row }) => plainInlines(row[at]?.content ?? []).trim());
      return at > 0 && cells.every((text) => FIGURE.test(text)) ? [at] : [];
    }),
  );
  const cellOf = ({ at, content }: TextItem, scope?: 'col' | 'row') => {
    const Cell = scope && content.length > 0 ? 'th' : 'td';
    return (
      <Cell key={at} {...(Cell === 'th' && { scope })} className={figures.has(at) ? 'blog-figures' : undefined}>
        <Inlines content={content} {...options} />
      </Cell>
    );
  };
  return (
    <table>
      <thead>
        <tr>{head.map((cell) => cellOf(cell, 'col'))}</tr>
      </thead>
      <tbody>
        {rows.map(({ at, cells }) => (
          <tr key={at}>{cells.map((cell) => cellOf(cell, cell.at === 0 ? 'row' : undefined))}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line of text. A citation stands close to its word, so that no line begins with one. */
export function Inlines({ content, ...options }: InlineOptions & { content: readonly Inline[] }) {
  return content.map((part, at) => {
    switch (part.kind) {
      case 'text':
        return content[at + 1]?.kind === 'citation' ? part.text.trimEnd() : part.text;
      case 'citation':
        return <Fragment key={part.at}>{options.renderCitation(part, isNext(content, at))}</Fragment>;
      case 'code':
        return <code key={part.at}>{part.text}</code>;
      case 'link':
        return (
          <a key={part.at} href={part.href} {...(options.outward ?? UNVOUCHED)}>
            <Inlines content={part.content} {...options} />
          </a>
        );
      default: {
        const Mark = part.kind === 'strong' ? 'strong' : 'em';
        return (
          <Mark key={part.at}>
            <Inlines content={part.content} {...options} />
          </Mark>
        );
      }
    }
  });
}

/** Whether only whitespace separates this citation from the previous one. */
function isNext(content: readonly Inline[], at: number): boolean {
  const before = content[at - 1];
  const isBlank = before?.kind === 'text' && !before.text.trim();
  return content[isBlank ? at - 2 : at - 1]?.kind === 'citation';
}
