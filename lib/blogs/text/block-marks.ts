/** Line prefixes of the article format; a backslash escapes a line that only looks like one. */

export const BULLET = /^-\s+/;
export const NUMBER = /^\d{1,3}\.\s+/;
export const QUOTATION = /^>(?:\s+|$)/;
export const HEADING = /^###\s+/;

/** Opens a code block: backticks and an optional language. */
export const FENCE = /^(`{3,})\s*([\w+#.-]{0,30})$/;

/** The dashes below a Markdown table's head, which the format ignores. */
export const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

const LINE_MARK = /^\\*(?:-\s|>(?:\s|$)|###\s|\|)/;
const LINE_NUMBER = /^(\d{1,3})(\\*\.\s)/;
const BAR = /(?<=\s|^)\\*\|(?=\s|$)/g;
const DASHES = /^\\*:?-+:?$/;

/** Escapes a paragraph's line that would start another kind of block. */
export const escapeLineStart = (line: string) => line.replace(LINE_MARK, '\\$&').replace(LINE_NUMBER, '$1\\$2');

/** Undoes escapeLineStart. */
export function plainLineStart(line: string): string {
  if (line.startsWith('\\')) return LINE_MARK.test(line) ? line.slice(1) : line;
  return line.replace(LINE_NUMBER, (mark, digits: string, rest: string) =>
    rest.startsWith('\\') ? digits + rest.slice(1) : mark,
  );
}

/** Escapes bars that would end the cell, and dashes that would make a table rule. */
export const escapeCell = (text: string) => text.replace(BAR, '\\$&').replace(DASHES, '\\$&');

/** Undoes escapeCell. */
export function plainCell(text: string): string {
  const bars = text.replace(BAR, (bar) => bar.replace('\\', ''));
  return DASHES.test(bars) ? bars.replace('\\', '') : bars;
}
