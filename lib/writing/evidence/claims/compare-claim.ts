import type { Language } from '@/lib/constants/options';
import { likelyLanguage } from '../../../text/likely-language.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { contentTermsOf, termListOf } from '../../../text/terms.ts';
import { wordsOf } from '../../../text/words.ts';
import { withoutCitations } from '../citations.ts';
import { hasOtherDate, type ReadableText } from './calendar.ts';
import { type Clause, clausesOf, coveredBy, termSet } from './clauses.ts';
import { hasOtherCountry, namesIn, namesNotIn } from './names.ts';
import { hasSameStance } from './negation.ts';
import { comparedIn, hasThan, polesIn, withoutPoles } from './opposites.ts';
import { compareQuantity, type Quantity, quantitiesIn } from './quantities.ts';

/** In what a sentence differs from what it cites. */
export type Contradiction = 'number' | 'unit' | 'date' | 'name' | 'negation' | 'comparison';

/** What comparing a sentence with its passages in code comes to. */
export type Verdict =
  | { kind: 'contradicted'; by: Contradiction }
  /** It says what a passage says, in nearly the same words. */
  | { kind: 'supported' }
  /** Code cannot tell. */
  | { kind: 'open' };

/** A passage, read for comparison. */
type Ground = ReadableText & {
  sentences: readonly { text: string; terms: ReadonlySet<string>; clauses: readonly Clause[] }[];
  quantities: readonly Quantity[];
};

/** Shares of the words of two statements that must be the same before one of them can be said to deny the other. */
const SAME_STATEMENT = { ofClaim: 0.6, ofGround: 0.5 };
const FEWEST_TERMS = 2;

/** Share of a sentence's words, without its names or opposites, that a passage's sentence must have to speak of the same. */
const SAME_SUBJECT = 0.6;

/** Words on each side of a name by which it is known in what role it is named. */
const NEIGHBOURS = 2;

/** From this share of its words in one sentence of a passage, a sentence that differs in nothing is supported. */
const NEARLY_VERBATIM = 0.8;

function readGround(text: string, otherwise: Language): Ground {
  const language = likelyLanguage(text, otherwise);
  const sentences = sentencesOf(text, language).map((sentence) => ({
    text: sentence,
    terms: termSet(sentence, language),
    clauses: clausesOf(sentence, language),
  }));
  return { text, language, sentences, quantities: quantitiesIn(text, language) };
}

function numberVerdict(claim: ReadableText, grounds: readonly Ground[]): Contradiction | undefined {
  const known = grounds.flatMap(({ quantities }) => quantities);
  const findings = quantitiesIn(claim.text, claim.language).map((each) =>
    compareQuantity(each, known),
  );
  if (findings.includes('other-number')) return 'number';
  return findings.includes('other-unit') ? 'unit' : undefined;
}

/** The sentence of the passages that has most of the given terms, and how large a share that is. */
function closestSentence(terms: ReadonlySet<string>, grounds: readonly Ground[]) {
  const all = grounds.flatMap(({ sentences, language }) =>
    sentences.map((sentence) => ({ ...sentence, language, share: coveredBy(terms, sentence.terms) })),
  );
  return all.toSorted((a, b) => b.share - a.share)[0];
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
    return same.length > 0 && same.every((each) => hasSameStance(text, each.text, language) === false);
  });
}

/**
 * Whether two statements compare the same two things the other way round ("A than B", "B than A") or in the same order;
 * undefined where that is not to be seen.
 */
function isTurned(
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

function hasOtherComparison(claim: ReadableText, grounds: readonly Ground[]): boolean {
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
  const wordsIn = (some: string) => wordsOf(some.toLowerCase(), language);
  const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));
  return pairs.some(([a, b]) => {
    const swapped = text.replaceAll(a, '\u0000').replaceAll(b, a).replaceAll('\u0000', b);
    return grounds.some(({ sentences }) =>
      sentences.some((sentence) => {
        const there = wordsIn(sentence.text);
        const turned = wordsIn(swapped);
        const common = commonLength(turned, there);
        return (
          common >= turned.length * NEARLY_VERBATIM && common > commonLength(wordsIn(text), there)
        );
      }),
    );
  });
}

/** What stands around a name: its neighbours' terms. */
function aroundName(text: string, name: string, language: Language): ReadonlySet<string> {
  const at = text.indexOf(name);
  if (language === 'chinese' || language === 'japanese') {
    return new Set(termListOf(text.slice(Math.max(0, at - 2 * NEIGHBOURS), at)));
  }
  const before = text.slice(0, at).split(/\s+/).slice(-NEIGHBOURS);
  const behind = text.slice(at + name.length).split(/\s+/).slice(0, NEIGHBOURS + 1);
  const names = namesIn({ text, language });
  const words = [...before, ...behind].filter((word) => !names.some((each) => word.includes(each)));
  return new Set(contentTermsOf(words.join(' '), language));
}

function hasOtherName(claim: ReadableText, grounds: readonly Ground[], given: string): boolean {
  if (hasOtherCountry(claim, grounds) || hasSwappedNames(claim, grounds)) return true;
  const { language, text } = claim;
  const same = grounds.filter((ground) => ground.language === language);
  const unknown = namesNotIn(claim, `${grounds.map((each) => each.text).join(' ')} ${given}`);
  if (unknown.length === 0) return false;
  const rest = unknown.reduce((left, name) => left.replaceAll(name, ' '), text);
  const closest = closestSentence(termSet(rest, language), same);
  const isSameStatement = !!closest && closest.share >= SAME_SUBJECT;
  if (isSameStatement && namesNotIn(closest, text).length > 0) return true;
  return same.some((ground) =>
    namesNotIn(ground, text).some((missing) =>
      unknown.some(
        (name) =>
          coveredBy(aroundName(text, name, language), aroundName(ground.text, missing, language)) >
          0,
      ),
    ),
  );
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
 * Careful: where the wording differs so much that code cannot tell, the sentence is left open.
 * @param passages texts of the passages, in any of our languages
 * @param given words that the sentence may use without a passage, such as topic, heading and the title of the page
 */
export function compareClaim(
  sentence: string,
  passages: readonly string[],
  { language, given = '' }: { language: Language; given?: string },
): Verdict {
  const claim = { text: withoutCitations(sentence).normalize('NFKC').trim(), language };
  const grounds = passages.map((text) => readGround(withoutCitations(text).normalize('NFKC'), language));
  const number = numberVerdict(claim, grounds);
  if (number) return { kind: 'contradicted', by: number };
  const checks: readonly [Contradiction, () => boolean][] = [
    ['date', () => hasOtherDate(claim, grounds)],
    ['negation', () => isDenied(claim, grounds)],
    ['comparison', () => hasOtherComparison(claim, grounds)],
    ['name', () => hasOtherName(claim, grounds, given)],
  ];
  const found = checks.find(([, isFound]) => isFound());
  if (found) return { kind: 'contradicted', by: found[0] };
  return isSaid(claim, grounds, given) ? { kind: 'supported' } : { kind: 'open' };
}
