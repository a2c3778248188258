import type { Language } from '@/lib/constants/options.ts';
import type { ReadableText } from './calendar.ts';
import { clausesOf, coveredBy, termSet } from './clauses.ts';
import { closestSentence, type Ground, SAME_SUBJECT } from './ground.ts';
import { hasSameStance } from './negation.ts';
import { comparedIn, hasThan, polesIn, withoutPoles } from './opposites.ts';

/**
 * Whether two statements compare the same two things the other way round ("A than B", "B than A") or in the same order;
 * undefined where that is not to be seen.
 */
export function isTurned(
  claim: string,
  ground: string,
  language: Language,
  pair?: number,
): boolean | undefined {
  const [before, behind] = comparedIn(claim, language, pair) ?? [];
  const [beforeThere, behindThere] = comparedIn(ground, language, pair) ?? [];
  const shared = (a = '', b = '') => coveredBy(termSet(a, language), termSet(b, language));
  const straight = 2 * shared(behindThere, behind);
  const turned = shared(behindThere, before) + shared(behind, beforeThere);
  return straight === turned ? undefined : turned > straight;
}

/** Whether of one pair of opposites a sentence says the one and its passages say the other of the same. */
function saysOpposite(claim: ReadableText, grounds: readonly Ground[], pair: number): boolean {
  const { language, text } = claim;
  const terms = termSet(withoutPoles(text, language, pair), language);
  const clauses = grounds.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => sentence.clauses.map((clause) => ({ ...clause, sentence }))),
  );
  const hasPole = (some: string) => polesIn(some, language)[pair] !== 'none';
  const own = clausesOf(text, language).find((clause) => hasPole(clause.text))?.text ?? text;
  return clauses.some(({ text: clause, sentence }) => {
    if (!hasPole(clause) || coveredBy(terms, sentence.terms) < SAME_SUBJECT) return false;
    if (hasSameStance(own, clause, language) !== true) return false;
    const compared = comparedIn(text, language, pair)?.[1]?.trim();
    const turned = isTurned(text, sentence.text, language, pair);
    return compared ? turned === false || (turned === undefined && !hasThan(text, language)) : true;
  });
}

/** Whether a sentence compares otherwise than its grounds do: more for less, after for before, A with B for B with A. */
export function hasOtherComparison(claim: ReadableText, grounds: readonly Ground[]): boolean {
  const { language, text } = claim;
  const same = grounds.filter((ground) => ground.language === language);
  const poles = polesIn(text, language);
  const known = polesIn(same.map((ground) => ground.text).join(' '), language);
  const isOpposite = poles.some((pole, pair) => {
    const isClear = pole === 'one' || pole === 'other';
    const isOther = known[pair] === (pole === 'one' ? 'other' : 'one');
    return isClear && isOther && saysOpposite(claim, same, pair);
  });
  if (isOpposite || !hasThan(text, language)) return isOpposite;
  const closest = closestSentence(termSet(text, language), same);
  if (!closest || closest.share < SAME_SUBJECT || !hasThan(closest.text, language)) return false;
  const there = polesIn(closest.text, language);
  const isSamePole = poles.some((pole, pair) => pole !== 'none' && pole === there[pair]);
  return isSamePole && isTurned(text, closest.text, language) === true;
}
