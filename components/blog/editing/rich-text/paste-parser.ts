import type { JSONContent } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model';
import { type HtmlBlock, readHtml } from '@/lib/article/read-html.ts';
import type { Block } from '@/lib/article/tree.ts';

type Options = { document: (blocks: readonly Block[]) => JSONContent; onPicturesDropped: () => void };

/** Reads pasted HTML as that of any page, but what the editor itself copied by its schema. */
export class PasteParser extends DOMParser {
  readonly #options: Options;

  constructor(schema: Schema, options: Options) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#options = options;
  }

  override parseSlice(page: Node, options?: ParseOptions): Slice {
    // ProseMirror keeps the white space of its own slices.
    if (options?.preserveWhitespace) return super.parseSlice(page, options);
    const { blocks, losses } = readHtml(page as Element, { hasNamesInFirstRow: true });
    const kept = blocks.flatMap(articleBlock);
    if (kept.length < blocks.length || losses.pictures > 0) this.#options.onPicturesDropped();
    return Slice.maxOpen(this.schema.nodeFromJSON(this.#options.document(kept)).content);
  }
}

function articleBlock(block: HtmlBlock): Block[] {
  if (block.type === 'picture') return [];
  return [block.type === 'heading' ? { ...block, depth: 3 } : block];
}
