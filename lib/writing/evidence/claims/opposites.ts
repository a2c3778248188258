import type { Language } from '@/lib/constants/options.ts';
import { OPPOSITE_WORDS } from './opposite-words.ts';

const UNSPACED: ReadonlySet<Language> = new Set(['chinese', 'japanese']);
const compiled = new Map<Language, readonly (readonly [RegExp, RegExp])[]>();

function patternOf(words: string, language: Language): RegExp {
  if (UNSPACED.has(language)) return new RegExp(words, 'gu');
  const alternatives = words
    .split('|')
    .map((word) => (word.startsWith('=') ? `${word.slice(1)}(?!\\p{L})` : `${word}\\p{L}*`));
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})`, 'giu');
}

function patternsOf(language: Language) {
  const known = compiled.get(language);
  if (known) return known;
  const made = OPPOSITE_WORDS[language].map(
    ([one, other]) => [patternOf(one, language), patternOf(other, language)] as const,
  );
  compiled.set(language, made);
  return made;
}

/** What stands between the two that are compared. Chinese puts it between them too, before what is said of them. */
const THAN: Readonly<Record<Language, RegExp | undefined>> = {
  english: /\bthan\b/i,
  german: /(?<!\p{L})als(?!\p{L})/iu,
  french: /(?<!\p{L})(?:que|qu['’])/iu,
  spanish: /(?<!\p{L})que(?!\p{L})/iu,
  portuguese: /(?<!\p{L})(?:do )?que(?!\p{L})/iu,
  italian: /(?<!\p{L})(?:che|di|del|dell['’]|della|dei|delle)(?!\p{L})/iu,
  russian: /(?<!\p{L})чем(?!\p{L})/iu,
  chinese: /比/u,
  japanese: undefined,
};

/** Whether a text compares with a "than". */
export function hasThan(text: string, language: Language): boolean {
  return THAN[language]?.test(text) ?? false;
}

/**
 * What stands before and behind what is compared: around the "than", else around the first word of a pair of opposites
 * ("before the tulips"). Undefined where there is neither.
 */
export function comparedIn(
  text: string,
  language: Language,
  pair?: number,
): [before: string, behind: string] | undefined {
  const [one, other] = (pair !== undefined && patternsOf(language)[pair]) || [];
  const pole = [one, other]
    .flatMap((pattern) => (pattern ? [...text.matchAll(pattern)] : []))
    .toSorted((a, b) => a.index - b.index)[0];
  const middle = THAN[language]?.exec(text) ?? pole;
  if (!middle) return undefined;
  return [text.slice(0, middle.index), text.slice(middle.index + middle[0].length)];
}

/** Of each pair of opposites, which a text holds: the first, the other, both or none. */
export function polesIn(text: string, language: Language): ('one' | 'other' | 'both' | 'none')[] {
  return patternsOf(language).map(([one, other]) => {
    const hasOne = text.search(one) >= 0;
    const hasOther = text.search(other) >= 0;
    if (hasOne && hasOther) return 'both';
    if (hasOne) return 'one';
    return hasOther ? 'other' : 'none';
  });
}

/** A text without the words of one pair of opposites. */
export function withoutPoles(text: string, language: Language, pair: number): string {
  const [one, other] = patternsOf(language)[pair] ?? [];
  return one && other ? text.replace(one, ' ').replace(other, ' ') : text;
}
