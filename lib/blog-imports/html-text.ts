import { Parser } from 'htmlparser2';

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a line of markup, such as a WordPress title. */
export function htmlText(html: string): string {
  let words = '';
  new Parser({ ontext: (text) => (words += text) }).end(html);
  return tidy(words);
}
