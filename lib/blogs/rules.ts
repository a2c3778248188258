/** Whether a text is an absolute http:// or https:// address. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
}
