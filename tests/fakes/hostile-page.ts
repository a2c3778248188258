/** A page whose nesting and line breaks take Readability seconds, time with the square of their number. */
export const hostilePage = (lines: number) =>
  `<html><body>${'<div>'.repeat(90)}${'<span>a</span><br><br>'.repeat(lines)}${'</div>'.repeat(90)}</body></html>`;

/** One of 133 KB that exceeds the limit of a parser. */
export const HOSTILE_PAGE = hostilePage(6000);
