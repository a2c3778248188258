import type { Style } from '../../language-pack.ts';

/** German typography: sentence case in titles, „low-high“ quotation marks. */
export const STYLE: Style = {
  sentenceSeparator: ' ',
  quotation: { open: '„', close: '“' },
  pageTitle: { open: '„', close: '“' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]. [text]',
  capitals: true,
  headline: (text) =>
    text.replace(
      /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu})/u,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('de'),
    ),
};
