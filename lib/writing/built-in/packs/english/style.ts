import type { Style } from '../../language-pack.ts';

/** Words that a headline leaves in lower case unless they begin or end it. */
const LOWER_IN_TITLES = new Set(
  'a an the and but or nor for so yet as at by in of off on per to via vs with from into than'.split(
    ' ',
  ),
);

/** A word with its first letter as a capital; names such as "iPhone" or "pH", which have capitals of their own, stay. */
function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(/^([^\p{L}]*)(\p{L})/u, (whole, before: string, letter: string) =>
    /\p{N}/u.test(before) ? whole : before + letter.toUpperCase(),
  );
}

/** A headline in title case. Words with capitals of their own keep them; so do small words inside. */
export function titleCase(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words
    .map((word, at) => {
      const bare = word.toLocaleLowerCase().replace(/[^\p{L}]/gu, '');
      const opens = at === 0 || /[:.?!–—]$/u.test(words[at - 1] ?? '');
      if (!opens && at < words.length - 1 && LOWER_IN_TITLES.has(bare)) {
        return word.toLocaleLowerCase();
      }
      const parts = word.split('-');
      return parts
        .map((part, nth) => (nth > 0 && LOWER_IN_TITLES.has(part) ? part : capitalised(part)))
        .join('-');
    })
    .join(' ');
}

/** English typography. */
export const STYLE: Style = {
  sentenceSeparator: ' ',
  quotation: { open: '“', close: '”' },
  pageTitle: { open: '“', close: '”' },
  numberedHeading: '[n]. [heading]',
  numberedEntry: '[heading]. [text]',
  capitals: true,
  headline: titleCase,
};
