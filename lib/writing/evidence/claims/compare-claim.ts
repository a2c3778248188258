import type { Language } from '@/lib/constants/options.ts';
import { withoutCitations } from '../citations.ts';
import { hasOtherDate, type ReadableText } from './calendar.ts';
import { clausesOf, coveredBy, termSet } from './clauses.ts';
import { hasOtherComparison, isTurned } from './comparison.ts';
import { closestSentence, type Ground, NEARLY_VERBATIM, readGround } from './ground.ts';
import { namesIn, namesNotIn } from './names.ts';
import { hasSameStance } from './negation.ts';
import { hasThan, polesIn } from './opposites.ts';
import { hasOtherName } from './other-name.ts';
import { compareQuantity, quantitiesIn } from './quantities.ts';

/** In what a sentence differs from what it cites. */
export type Contradiction = 'number' | 'unit' | 'date' | 'name' | 'negation' | 'comparison';

/** What comparing a sentence with its passages in code comes to. */
export type Verdict =
  | { kind: 'contradicted'; by: Contradiction }
  /** It says what a passage says, in nearly the same words. */
  | { kind: 'supported' }
  /** Code cannot tell. */
  | { kind: 'open' };

/** Shares of the words of two statements that must be the same before one of them can be said to deny the other. */
const SAME_STATEMENT = { ofClaim: 0.6, ofGround: 0.5 };
const FEWEST_TERMS = 2;

/**
 * Of a longer sentence only the numbers are compared, and no names where it has more: every pair of names is tried in every
 * sentence of a passage. What somebody saved may go on without a full stop for as long as a section may.
 */
const MOST_COMPARED = { characters: 1000, names: 12 };

/** Share of a sentence's words in one of a passage from which the two speak of the same. */
const RELATED = 0.3;

function numberVerdict(claim: ReadableText, grounds: readonly Ground[]): Contradiction | undefined {
  const known = grounds.flatMap(({ quantities }) => quantities);
  const findings = quantitiesIn(claim.text, claim.language).map((each) =>
    compareQuantity(each, known),
  );
  if (findings.includes('other-number')) return 'number';
  return findings.includes('other-unit') ? 'unit' : undefined;
}

function isDenied(claim: ReadableText, grounds: readonly Ground[]): boolean {
  const { language } = claim;
  const known = grounds
    .filter((ground) => ground.language === language)
    .flatMap(({ sentences }) => sentences.flatMap(({ clauses }) => clauses));
  return clausesOf(claim.text, language).some(({ text, terms }) => {
    if (terms.size < FEWEST_TERMS) return false;
    const same = known.filter(
      (each) =>
        each.terms.size >= FEWEST_TERMS &&
        coveredBy(terms, each.terms) >= SAME_STATEMENT.ofClaim &&
        coveredBy(each.terms, terms) >= SAME_STATEMENT.ofGround,
    );
    return (
      same.length > 0 && same.every((each) => hasSameStance(text, each.text, language) === false)
    );
  });
}

/** Whether a passage has a sentence word for word. */
function isQuoted(text: string, grounds: readonly Ground[]): boolean {
  const bare = (some: string) => `.${some.replace(/[^\p{L}\p{N}.!?。！？]+/gu, '')}`;
  return grounds.some((ground) => bare(ground.text).includes(bare(text)));
}

function isSaid(claim: ReadableText, grounds: readonly Ground[], given: string): boolean {
  const { language, text } = claim;
  if (isQuoted(text, grounds)) return true;
  const closest = closestSentence(termSet(text, language), grounds);
  if (!closest || closest.language !== language || closest.share < NEARLY_VERBATIM) return false;
  const poles = polesIn(closest.text, language);
  return (
    hasSameStance(text, closest.text, language) === true &&
    polesIn(text, language).every((pole, pair) => pole === 'none' || pole === poles[pair]) &&
    (!hasThan(text, language) || isTurned(text, closest.text, language) === false) &&
    namesNotIn(claim, `${closest.text} ${given}`).length === 0
  );
}

/**
 * Compares a sentence with the passages it cites, in code: numbers and units, dates, names, negation and comparisons.
 * Careful: where the wording differs so much that code cannot tell, or the sentence is too long, it is left open.
 * @param passages texts of the passages, in any of our languages
 * @param given words that the sentence may use without a passage, such as topic, heading and the title of the page
 */
export function compareClaim(
  sentence: string,
  passages: readonly string[],
  { language, given = '' }: { language: Language; given?: string },
): Verdict {
  const claim = { text: withoutCitations(sentence).normalize('NFKC').trim(), language };
  const grounds = passages.map((text) => readGround(text, language));
  const number = numberVerdict(claim, grounds);
  if (number) return { kind: 'contradicted', by: number };
  if (claim.text.length > MOST_COMPARED.characters) return { kind: 'open' };
  const closest = closestSentence(termSet(claim.text, language), grounds);
  const isSameSubject = closest !== undefined && closest.share >= RELATED;
  const hasManyNames = new Set(namesIn(claim)).size > MOST_COMPARED.names;
  const checks: readonly [Contradiction, () => boolean][] = [
    ['date', () => hasOtherDate(claim, grounds, isSameSubject)],
    ['negation', () => isDenied(claim, grounds)],
    ['comparison', () => hasOtherComparison(claim, grounds)],
    ['name', () => !hasManyNames && hasOtherName(claim, grounds, given)],
  ];
  const found = checks.find(([, isFound]) => isFound());
  if (found) return { kind: 'contradicted', by: found[0] };
  if (hasManyNames) return { kind: 'open' };
  return isSaid(claim, grounds, given) ? { kind: 'supported' } : { kind: 'open' };
}
