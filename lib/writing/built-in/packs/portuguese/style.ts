import type { Style } from '../../language-pack.ts';

/** Tipografia: aspas curvas, títulos só com a inicial maiúscula. */
export const STYLE: Style = {
  sentenceSeparator: ' ',
  quotation: { open: '“', close: '”' },
  pageTitle: { open: '“', close: '”' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]. [text]',
  capitals: true,
  headline: (text) =>
    text
      .trim()
      .replace(
        /(^[^\p{L}\p{N}]*|\?\s+)(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pt'),
      ),
};
