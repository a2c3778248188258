import type { Language } from '@/lib/constants/options.ts';
import { contentTermsOf, termListOf } from '../../../text/terms.ts';
import { withoutNegation } from './negation.ts';

/** Where one statement of a sentence ends and another begins. */
const BORDERS: Readonly<Record<Language, RegExp>> = {
  english:
    /[,;:()–—]|[.!?](?=\s)|\b(?:but|while|whereas|although|though|because|so that|and|or)\b/i,
  german:
    /[,;:()–—]|[.!?](?=\s)|(?<!\p{L})(?:aber|sondern|während|obwohl|weil|und|oder)(?!\p{L})/iu,
  french:
    /[,;:()–—]|[.!?](?=\s)|(?<!\p{L})(?:mais|tandis que|alors que|parce que|et|ou)(?!\p{L})/iu,
  spanish: /[,;:()–—]|[.!?](?=\s)|(?<!\p{L})(?:pero|sino|mientras|aunque|porque|y|o)(?!\p{L})/iu,
  portuguese: /[,;:()–—]|[.!?](?=\s)|(?<!\p{L})(?:mas|enquanto|embora|porque|e|ou)(?!\p{L})/iu,
  italian: /[,;:()–—]|[.!?](?=\s)|(?<!\p{L})(?:ma|mentre|sebbene|perché|e|ed|o)(?!\p{L})/iu,
  russian: /[,;:()–—]|[.!?](?=\s)|(?<!\p{L})(?:но|а|хотя|тогда как|и|или)(?!\p{L})/iu,
  chinese: /[,;:()，；：。！？]|但是?|而且?|虽然|因为/u,
  japanese: /[、,;:()；：。！？]|しかし|けれど/u,
};

/** One statement: its words, and what it is about. */
export type Clause = { text: string; terms: ReadonlySet<string> };

/** With fewer words of its own a statement is recognised by its small words too. */
const FEWEST_CONTENT = 3;

/** The terms of a text, without those that only negate. */
export function termSet(text: string, language: Language): ReadonlySet<string> {
  const affirmed = withoutNegation(text, language);
  const isSpaced = language !== 'chinese' && language !== 'japanese';
  const content = isSpaced ? contentTermsOf(affirmed, language) : [];
  const terms = content.length < FEWEST_CONTENT ? termListOf(affirmed) : content;
  // Numbers are compared by what they are worth.
  return new Set(terms.filter((term) => !/^\p{N}+$/u.test(term)));
}

/** The statements of a sentence, and the sentence as a whole. */
export function clausesOf(sentence: string, language: Language): Clause[] {
  const pieces = sentence.split(BORDERS[language]).map((text) => text.trim());
  return pieces
    .filter((text) => text !== '')
    .map((text) => ({ text, terms: termSet(text, language) }));
}

/** How many of the terms are among others, 0 to 1. */
export function coveredBy(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared += 1;
  return terms.size === 0 ? 0 : shared / terms.size;
}
