/** Whether a text is an absolute http:// or https:// address. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
}

/**
 * A text as it may be stored: without halves of characters and control characters other than line breaks and tabs,
 * which neither a database nor XML can hold.
 */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}--[\t\n\r]]/gv, '');
}
