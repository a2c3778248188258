import type { Style } from '../../language-pack.ts';

/** Japanese typography: no spaces between sentences, corner brackets, double ones for pages. */
export const STYLE: Style = {
  sentenceSeparator: '',
  quotation: { open: '「', close: '」' },
  pageTitle: { open: '『', close: '』' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]。[text]',
  capitals: false,
  headline: (text) => text.trim(),
};
