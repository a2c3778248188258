import { type Inline, parseTextBlocks, type TextBlock } from '@/lib/blogs/text-blocks';
import type { Citations } from './citations.ts';
import { html, type SafeHtml } from './html.ts';

/** An article's plain text as paragraphs, lists and marks of its numbered sources. */
export function renderText(text: string, citations: Citations): SafeHtml[] {
  return parseTextBlocks(text, citations.known).map((block) => renderBlock(block, citations));
}

function renderBlock(block: TextBlock, citations: Citations): SafeHtml {
  if (block.kind === 'paragraph') return html`<p>${renderInline(block.content, citations)}</p>`;
  const items = block.items.map((item) => html`<li>${renderInline(item.content, citations)}</li>`);
  return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}

/** A citation stands close to its word, so that no line begins with one. */
function renderInline(content: readonly Inline[], citations: Citations): SafeHtml[] {
  return content.map((part, at) => {
    if (part.kind === 'citation') return citations.mark(part.number, isNext(content, at));
    return html`${content[at + 1]?.kind === 'citation' ? part.text.trimEnd() : part.text}`;
  });
}

/** Whether nothing but space stands between this mark and another before it. */
function isNext(content: readonly Inline[], at: number): boolean {
  const before = content.slice(0, at).findLast((part) => part.kind !== 'text' || part.text.trim());
  return before?.kind === 'citation';
}
