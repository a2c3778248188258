import { contentTermsOf, termListOf } from '../../../text/terms.ts';
import { wordsOf } from '../../../text/words.ts';
import type { ReadableText } from './calendar.ts';
import { coveredBy, termSet } from './clauses.ts';
import { closestSentence, type Ground, NEARLY_VERBATIM, SAME_SUBJECT } from './ground.ts';
import { hasOtherCountry, namesIn, namesNotIn } from './names.ts';

/** Words on each side of a name by which it is known in what role it is named. */
const NEIGHBOURS = 2;

/** The length of the longest run of words, with gaps, that two texts have in common. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [at, other] of b.entries()) {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Whether two names have changed places in what are otherwise the words of a passage. */
function hasSwappedNames(claim: ReadableText, grounds: readonly Ground[]): boolean {
  const { language, text } = claim;
  const names = [...new Set(namesIn(claim))];
  if (names.length < 2) return false;
  const wordsIn = (some: string) => wordsOf(some.toLowerCase(), language);
  const own = wordsIn(text);
  const sentences = grounds
    .flatMap((ground) => ground.sentences)
    .map(({ words }) => ({ words, common: commonLength(own, words) }));
  const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));
  return pairs.some(([a, b]) => {
    const turned = wordsIn(text.replaceAll(a, '\u0000').replaceAll(b, a).replaceAll('\u0000', b));
    const least = turned.length * NEARLY_VERBATIM;
    return sentences.some(({ words, common }) => {
      if (words.length < least) return false;
      const commonTurned = commonLength(turned, words);
      return commonTurned >= least && commonTurned > common;
    });
  });
}

/**
 * What stands around a name: its neighbours' terms.
 * @param names all names of the text, which are no terms
 */
function aroundName(
  { text, language }: ReadableText,
  name: string,
  names: readonly string[],
): ReadonlySet<string> {
  const at = text.indexOf(name);
  if (language === 'chinese' || language === 'japanese') {
    return new Set(termListOf(text.slice(Math.max(0, at - 2 * NEIGHBOURS), at)));
  }
  const before = text.slice(0, at).split(/\s+/).slice(-NEIGHBOURS);
  const behind = text
    .slice(at + name.length)
    .split(/\s+/)
    .slice(0, NEIGHBOURS + 1);
  const words = [...before, ...behind].filter((word) => !names.some((each) => word.includes(each)));
  return new Set(contentTermsOf(words.join(' '), language));
}

/**
 * Whether a sentence has a name where its grounds have another.
 * @param given words whose names it may have
 */
export function hasOtherName(
  claim: ReadableText,
  grounds: readonly Ground[],
  given: string,
): boolean {
  if (hasOtherCountry(claim, grounds, given) || hasSwappedNames(claim, grounds)) return true;
  const { language, text } = claim;
  const same = grounds.filter((ground) => ground.language === language);
  const unknown = namesNotIn(claim, `${grounds.map((each) => each.text).join(' ')} ${given}`);
  if (unknown.length === 0) return false;
  const rest = unknown.reduce((left, name) => left.replaceAll(name, ' '), text);
  const closest = closestSentence(termSet(rest, language), same);
  const isSameStatement = !!closest && closest.share >= SAME_SUBJECT;
  if (isSameStatement && namesNotIn(closest, text).length > 0) return true;
  const ownNames = namesIn(claim);
  const around = unknown.map((name) => aroundName(claim, name, ownNames));
  return same.some((ground) => {
    const names = namesIn(ground);
    return namesNotIn(ground, text).some((missing) => {
      const there = aroundName(ground, missing, names);
      return around.some((own) => coveredBy(own, there) > 0);
    });
  });
}
