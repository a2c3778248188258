import type { Passage } from './passages.ts';

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Longer words are compared by their beginnings, so that "bridge" finds "bridges". */
const STEM = 6;
const SHORTEST = 3;

const remembered = new WeakMap<Passage, ReadonlySet<string>>();

/** Pairs of neighbouring characters, for scripts that put no spaces between words. */
function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

function termsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      if (WIDE.test(word)) return pairsOf(word);
      return word.length < SHORTEST && !/\p{N}/u.test(word) ? [] : [word.slice(0, STEM)];
    }),
  );
}

function termsOfPassage(passage: Passage): ReadonlySet<string> {
  const known = remembered.get(passage);
  if (known) return known;
  const terms = termsOf(passage.text);
  remembered.set(passage, terms);
  return terms;
}

/** Terms that tell passages apart: those that stand in few of them weigh most. */
function weights(terms: ReadonlySet<string>, passages: readonly Passage[]): [string, number][] {
  return [...terms].flatMap((term): [string, number][] => {
    const containing = passages.filter((passage) => termsOfPassage(passage).has(term)).length;
    return containing === 0 ? [] : [[term, Math.log(1 + passages.length / containing)]];
  });
}

/**
 * The passages that have most to do with a subject, in the order of their ids. In another language
 * than the subject's little matches, and the first ones are taken.
 * @param maxCharacters most characters they may have together
 */
export function passagesAbout(
  passages: readonly Passage[],
  subject: string,
  maxCharacters: number,
): Passage[] {
  const weighted = weights(termsOf(subject), passages);
  const ranked = passages
    .map((passage, index) => {
      const terms = termsOfPassage(passage);
      const score = weighted.reduce((sum, [term, w]) => sum + (terms.has(term) ? w : 0), 0);
      return { passage, index, score };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
  let room = maxCharacters;
  const chosen = ranked.filter(({ passage }) => {
    const fits = passage.text.length <= room;
    if (fits) room -= passage.text.length;
    return fits;
  });
  return chosen.sort((a, b) => a.index - b.index).map(({ passage }) => passage);
}

/**
 * The passages to show a model for a subject: of each source those that have most to do with it, all
 * sources having the same room.
 * @param sources numbers of the sources that may be shown
 * @param maxCharacters most characters the passages of all of them may have together
 */
export function passagesOfSources(
  passages: readonly Passage[],
  sources: readonly number[],
  subject: string,
  maxCharacters: number,
): Passage[] {
  const share = Math.floor(maxCharacters / Math.max(1, sources.length));
  return sources.flatMap((number) => {
    const own = passages.filter(({ source }) => source === number);
    return passagesAbout(own, subject, share);
  });
}
