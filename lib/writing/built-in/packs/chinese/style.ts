import type { Style } from '../../language-pack.ts';

/** Chinese typography: no spaces between sentences, curly quotation marks, book-title marks for pages. */
export const STYLE: Style = {
  sentenceSeparator: '',
  quotation: { open: '“', close: '”' },
  pageTitle: { open: '《', close: '》' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]。[text]',
  capitals: false,
  headline: (text) => text.trim(),
};
