import { Fragment, type ReactNode } from 'react';
import type { Inline, TextBlock } from '@/lib/blogs/text-blocks';

/** A citation in a text. */
export type CitationInline = Extract<Inline, { kind: 'citation' }>;

/**
 * Gives what a citation is shown as.
 * @param isNext whether it stands right after another one, where a finger needs room between the two
 */
type RenderCitation = (citation: CitationInline, isNext: boolean) => ReactNode;

type TextProps = { blocks: readonly TextBlock[]; renderCitation: RenderCitation };

/** An article's text as paragraphs, lists and citations of its numbered sources. */
export function Text({ blocks, renderCitation }: TextProps) {
  return blocks.map((block) => <Block key={block.at} {...{ block, renderCitation }} />);
}

function Block({ block, renderCitation }: { block: TextBlock; renderCitation: RenderCitation }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines content={block.content} renderCitation={renderCitation} />
      </p>
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

type InlinesProps = { content: readonly Inline[]; renderCitation: RenderCitation };

/** A citation stands close to its word, so that no line begins with one. */
function Inlines({ content, renderCitation }: InlinesProps) {
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
