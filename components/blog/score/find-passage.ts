/** A point between two characters of a list of texts. */
export type TextPoint = { text: number; offset: number };

/** Marks of citations, which a finding's excerpt leaves out. */
const MARK = /\[\d{1,3}\]/g;

/** Words without spaces and citation marks, for comparing. */
const bare = (words: string) => words.replace(/\s/g, '').replace(MARK, '');

/** Every character that counts, with its place. */
function charactersOf(texts: readonly string[]) {
  const all = texts.flatMap((text, at) =>
    Array.from({ length: text.length }, (_, offset) => ({ text: at, offset })).filter(
      ({ offset }) => !/\s/.test(text.charAt(offset)),
    ),
  );
  const written = all.map(({ text, offset }) => texts[text]?.charAt(offset) ?? '').join('');
  const marks = [...written.matchAll(MARK)].map(({ index, 0: mark }) => [index, index + mark.length]);
  return all.filter((_, at) => !marks.some(([from = 0, to = 0]) => at >= from && at < to));
}

/**
 * Where an excerpt stands in the texts of a page, whatever the spaces between its words and the citations in it.
 * @param texts the texts in order, cut anywhere
 * @param excerpt words from them; may end in '…'
 * @returns its first character and the point after its last one, or null where it is not in them
 */
export function findPassage(texts: readonly string[], excerpt: string): { start: TextPoint; end: TextPoint } | null {
  const wanted = bare(excerpt.replace(/…$/, ''));
  if (wanted === '') return null;
  const characters = charactersOf(texts);
  const written = characters.map(({ text, offset }) => texts[text]?.charAt(offset)).join('');
  const at = written.indexOf(wanted);
  const start = characters[at];
  const last = characters[at + wanted.length - 1];
  if (at < 0 || !start || !last) return null;
  return { start, end: { text: last.text, offset: last.offset + 1 } };
}
