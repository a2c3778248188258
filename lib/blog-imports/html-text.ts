import { Parser } from 'htmlparser2';

/** The words of a line of markup, such as a title of WordPress: entities are decoded, tags left out. */
export function htmlText(html: string): string {
  let words = '';
  const parser = new Parser({ ontext: (text) => (words += text) }, { decodeEntities: true });
  parser.end(html);
  return words.replace(/\s+/g, ' ').trim();
}

/** The same of plain text in which entities were left: "Tom &amp; Jerry". */
export const withoutEntities = (text: string) => htmlText(text.replaceAll('<', '&lt;'));
