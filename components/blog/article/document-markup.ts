/** HTML seen in this tab: going back to a page shows it without a document. */
const seen = new Map<string, string>();

/** The browser's side of `documentMarkup` (lib/http/answer-context.ts): HTML that the page already contains, by id. */
export function documentMarkup(id: string): string {
  const html = seen.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  seen.set(id, html);
  return html;
}
