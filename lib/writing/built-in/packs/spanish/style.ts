import type { Style } from '../../language-pack.ts';

/** Spanish typography: only the first letter of a title is a capital; a lone opening question mark is closed or dropped. */
export const STYLE: Style = {
  sentenceSeparator: ' ',
  quotation: { open: '«', close: '»' },
  pageTitle: { open: '«', close: '»' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]. [text]',
  capitals: true,
  headline: (text) => {
    const whole = text.trim();
    const balanced = /[?!]/u.test(whole) ? whole : whole.replace(/[¿¡]/gu, '');
    return balanced
      .replace(/^(\P{L}*)(\p{Ll})/u, (match, before: string, letter: string) =>
        /\p{N}/u.test(before) ? match : before + letter.toLocaleUpperCase('es'),
      )
      .replace(/(?<=[?!]\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('es'));
  },
};
