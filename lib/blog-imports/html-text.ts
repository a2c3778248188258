import { Parser } from 'htmlparser2';

/** The text of a line of markup, such as a WordPress title. */
export function htmlText(html: string): string {
  let words = '';
  const parser = new Parser({ ontext: (text) => (words += text) }, { decodeEntities: true });
  parser.end(html);
  return words.replace(/\s+/g, ' ').trim();
}

/** Decodes entities left in plain text: "Tom &amp; Jerry". */
export const withoutEntities = (text: string) => htmlText(text.replaceAll('<', '&lt;'));
