/** A page of 133 KB whose nesting and line breaks take Readability seconds, time with the square of their number. */
export const HOSTILE_PAGE = `<html><body>${'<div>'.repeat(90)}${'<span>a</span><br><br>'.repeat(6000)}${'</div>'.repeat(90)}</body></html>`;
