/** A run of text, or a citation of source `number`. `at` is its place among its siblings. */
export type Inline = { at: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'citation'; number: number }
);

/** One block of an article's text. `at` is its place among its siblings. */
export type TextBlock = { at: number } & (
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { at: number; content: Inline[] }[] }
);

const BULLET = /^-\s+/;
const NUMBER = /^\d{1,3}\.\s+/;

/**
 * Parses an article's text: blocks separated by blank lines, lists whose every line begins `- ` or
 * `1. `, and citations `[n]`. Everything else is text, whatever it looks like.
 * @param cited numbers of the sources that exist; a mark of any other number stays text
 */
export function parseTextBlocks(text: string, cited: ReadonlySet<number>): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block, at) => parseBlock(block, at, cited));
}

function parseBlock(block: string, at: number, cited: ReadonlySet<number>): TextBlock {
  const lines = block.split('\n').map((line) => line.trim());
  for (const marker of [BULLET, NUMBER]) {
    if (!lines.every((line) => marker.test(line))) continue;
    const items = lines.map((line, place) => ({
      at: place,
      content: parseInline(line.replace(marker, ''), cited),
    }));
    return { at, kind: 'list', ordered: marker === NUMBER, items };
  }
  return { at, kind: 'paragraph', content: parseInline(lines.join(' '), cited) };
}

function parseInline(text: string, cited: ReadonlySet<number>): Inline[] {
  return text
    .split(/(\[\d{1,3}\])/)
    .filter(Boolean)
    .map((part, at): Inline => {
      const number = Number(/^\[(\d{1,3})\]$/.exec(part)?.[1]);
      return cited.has(number)
        ? { at, kind: 'citation', number }
        : { at, kind: 'text', text: part };
    });
}
