import { type Inline, parseTextBlocks, type TextBlock } from '@/lib/blogs/text-blocks';
import { html, type SafeHtml } from './html.ts';

/** An article's plain text as paragraphs, lists and links to its numbered sources. */
export function renderText(text: string, cited: ReadonlySet<number>): SafeHtml[] {
  return parseTextBlocks(text, cited).map(renderBlock);
}

function renderBlock(block: TextBlock): SafeHtml {
  if (block.kind === 'paragraph') return html`<p>${renderInline(block.content)}</p>`;
  const items = block.items.map((item) => html`<li>${renderInline(item.content)}</li>`);
  return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}

/** A citation stands close to its word, so that no line begins with one. */
function renderInline(content: readonly Inline[]): SafeHtml[] {
  return content.map((part, at) => {
    if (part.kind === 'citation') {
      return html`<sup><a href="#source-${part.number}">[${part.number}]</a></sup>`;
    }
    return html`${content[at + 1]?.kind === 'citation' ? part.text.trimEnd() : part.text}`;
  });
}
