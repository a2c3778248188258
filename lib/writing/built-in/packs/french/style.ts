import type { Style } from '../../language-pack.ts';

/** French typography: only the first letter of a title is a capital; high punctuation is kept from breaking off. */
export const STYLE: Style = {
  sentenceSeparator: ' ',
  quotation: { open: '«\u00a0', close: '\u00a0»' },
  pageTitle: { open: '«\u00a0', close: '\u00a0»' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]. [text]',
  capitals: true,
  headline: (text) =>
    text
      .trim()
      .replace(/^(\P{L}*)(\p{Ll})/u, (whole, before: string, letter: string) =>
        /\p{N}/u.test(before) ? whole : before + letter.toLocaleUpperCase('fr'),
      )
      .replace(/(?<=[?!]\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('fr'))
      .replace(/\s+([:;!?])(?=\s|$)/gu, '\u00a0$1')
      .replace(/'/gu, '’'),
};
