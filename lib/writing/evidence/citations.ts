/** Most marks of a sentence: more hide which one supports it. */
export const MOST_MARKS = 2;

const MARK = /\[(\d{1,3})\]/g;

/** Widest range that counts as citations: [2-5]. */
const WIDEST_RANGE = 10;

/** Marks nested more often are an attack. */
const MOST_ROUNDS = 20;

const marks = (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join('');

function range(from: number, to: number): number[] {
  const size = Math.max(0, Math.min(to - from + 1, WIDEST_RANGE));
  return Array.from({ length: size }, (_, i) => from + i);
}

/** Rewrites the ways models cite (【1】, [^1], [1, 2], [1-3]) as `[1][2][3]`. */
function normalizeCitations(text: string): string {
  return text
    .replace(/[【［](\d{1,3})(?:[†:][^】］]{0,200})?[】］]/g, '[$1]')
    .replace(/\[\^(\d{1,3})\]/g, '[$1]')
    .replace(/\[(\d{1,3})\s?[-–]\s?(\d{1,3})\]/g, (_, from: string, to: string) =>
      marks(range(Number(from), Number(to))),
    )
    .replace(/\[(\d{1,3}(?:\s?[,;，、]\s?\d{1,3})+)\]/g, (_, list: string) =>
      marks(list.split(/[,;，、]/).map(Number)),
    );
}

/** Removes marks other than those allowed, and pleas such as "[citation needed]"; marks stand before the full stop. */
export function keepCitations(text: string, allowed: ReadonlySet<number>): string {
  let current = normalizeCitations(text);
  // Removing a mark can create another one.
  let before = '';
  for (let round = 0; before !== current; round += 1) {
    if (round === MOST_ROUNDS) return current.replaceAll('[', '');
    before = current;
    current = current
      .replace(/ ?\[(?:citation needed|sources?|ref|reference)\]/gi, '')
      .replace(/ ?\[(\d{1,3})\]/g, (mark, number) => (allowed.has(Number(number)) ? mark : ''));
  }
  const spaced = current.replace(/(?<=[\p{Ll}\p{Lu}])(?=\[\d{1,3}\])/gu, ' ');
  return spaced.replace(
    / ?([.!?…。！？]) ?((?:\[\d{1,3}\])+)/g,
    (_, stop: string, cited: string) => `${/[。！？]/.test(stop) ? '' : ' '}${cited}${stop}`,
  );
}

/** Numbers that a text cites. */
export function citedNumbers(text: string): Set<number> {
  return new Set([...text.matchAll(MARK)].map((match) => Number(match[1])));
}

/** A text without citation marks. */
export function withoutCitations(text: string): string {
  return text.replace(MARK, '');
}
