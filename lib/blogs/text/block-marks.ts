/** What begins the lines of an article's text, and how a line that only looks like it is told apart: by a backslash. */

export const BULLET = /^-\s+/;
export const NUMBER = /^\d{1,3}\.\s+/;
export const QUOTATION = /^>(?:\s+|$)/;
export const HEADING = /^###\s+/;

/** The line that begins a block of code: backticks, and the language where it is said. */
export const FENCE = /^(`{3,})\s*([\w+#.-]{0,30})$/;

/** The line of dashes that Markdown puts below the head of a table: it says nothing. */
export const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

const LINE_MARK = /^\\*(?:-\s|>(?:\s|$)|###\s|\|)/;
const LINE_NUMBER = /^(\d{1,3})(\\*\.\s)/;
const BAR = /(?<=\s|^)\\*\|(?=\s|$)/g;
const DASHES = /^\\*:?-+:?$/;

/** A paragraph's line that is read as one, whatever it begins with. */
export const escapeLineStart = (line: string) => line.replace(LINE_MARK, '\\$&').replace(LINE_NUMBER, '$1\\$2');

/** A paragraph's line without the backslash that escapeLineStart put in. */
export function plainLineStart(line: string): string {
  if (line.startsWith('\\')) return LINE_MARK.test(line) ? line.slice(1) : line;
  return line.replace(LINE_NUMBER, (mark, digits: string, rest: string) =>
    rest.startsWith('\\') ? digits + rest.slice(1) : mark,
  );
}

/** A cell's text that neither ends its cell nor makes its row a line of dashes. */
export const escapeCell = (text: string) => text.replace(BAR, '\\$&').replace(DASHES, '\\$&');

/** A cell's text without the backslashes that escapeCell put in. */
export function plainCell(text: string): string {
  const bars = text.replace(BAR, (bar) => bar.replace('\\', ''));
  return DASHES.test(bars) ? bars.replace('\\', '') : bars;
}
