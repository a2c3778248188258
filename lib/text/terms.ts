import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { splitWords } from './words.ts';

export const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Longer words are compared by their beginnings, so that "bridge" finds "bridges". */
const STEM = 8;
const SHORTEST = 3;
const SHORTEST_STEM = 4;

const ENDINGS = {
  latin: [/(?:ings?|ed|[aeio]?[snr])$/, /s$/, /[aeio]+$/],
  cyrillic: [/(?:[аяыи]ми|[ое]го|[ое]му|[оеиы][вйм]|[аяиы][мх]|[аеёиоуыэюяйь])$/],
} as const;

/** Whether a word says nothing about a topic's subject: grammar, and words of any topic ("best", "guide"). */
export const isEmptyWord = (word: string, language: Language): boolean =>
  readingWords(language).emptyWords.has(word.toLowerCase());

/** Pairs of neighboring characters, for scripts that put no spaces between words. */
export function letterPairs(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

/** The common start of a word's forms, without accents and usual endings. */
function stemWord(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const endings = /\p{Script=Cyrillic}/u.test(plain) ? ENDINGS.cyrillic : ENDINGS.latin;
  const stem = endings.reduce<string>((left, ending) => {
    const shorter = left.replace(ending, '');
    return shorter.length >= SHORTEST_STEM ? shorter : left;
  }, plain);
  return stem.slice(0, STEM);
}

/** The terms of a text for comparisons, with repetitions: stems of longer words, pairs of unspaced characters. */
export function listTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    if (WIDE.test(word)) return letterPairs(word);
    return word.length < SHORTEST && !/\p{N}/u.test(word) ? [] : [stemWord(word)];
  });
}

export const textTerms = (text: string): Set<string> => new Set(listTerms(text));

/** The words of a text with their places; those of scripts without spaces are told apart by the language's rules. */
export function placedWords(text: string, language: Language): { word: string; start: number; end: number }[] {
  let end = 0;
  return (text.match(/[\p{L}\p{M}\p{N}ー]+/gu) ?? [])
    .flatMap((run) => (WIDE.test(run) ? splitWords(run, language) : [run]))
    .map((word) => {
      const start = text.indexOf(word, end);
      end = start + word.length;
      return { word, start, end };
    });
}

/** What the forms of a word have in common; an ending may follow another, as in "grinders". */
export function termOf(word: string): string {
  const term = (WIDE.test(word) ? undefined : listTerms(word)[0]) ?? word.toLowerCase();
  return term === word ? term : termOf(term);
}

/** The words of a text, and the distinctive ones; a single unspaced character with the one before it ("机" of "咖啡机"). */
function wordsByMeaning(text: string, language: Language) {
  const words = splitWords(text.normalize('NFKC').replace(/[’']/g, ' '), language);
  const distinctive = words.flatMap((word, at) => {
    if (isEmptyWord(word, language)) return [];
    if (!WIDE.test(word) || word.length > 1) return [word];
    const before = words[at - 1] ?? '';
    return WIDE.test(before) && !isEmptyWord(before, language) ? [before.slice(-1) + word] : [];
  });
  return { words, distinctive };
}

export const namesSubject = (topic: string, language: Language): boolean =>
  wordsByMeaning(topic, language).distinctive.length > 0;

/** The distinct terms of a text's content words, or of all its words if it has none. */
export function contentTerms(text: string, language: Language): readonly string[] {
  const { words, distinctive } = wordsByMeaning(text, language);
  return [...new Set((distinctive.length > 0 ? distinctive : words).flatMap(listTerms))];
}

const topicTerms = new Map<string, readonly string[]>();

/** The terms of a topic's subject, without words common to all topics unless it has no others. */
export function subjectTerms(topic: string, language: Language): readonly string[] {
  const key = `${language} ${topic}`;
  const known = topicTerms.get(key);
  if (known) return known;
  const terms = contentTerms(topic, language);
  if (topicTerms.size > 100) topicTerms.clear();
  topicTerms.set(key, terms);
  return terms;
}

/** Cosine of two vectors by term, from 0 to 1. */
export function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const shared = [...one].reduce((sum, [term, weight]) => sum + weight * (other.get(term) ?? 0), 0);
  return shared / Math.max(1e-9, Math.hypot(...one.values()) * Math.hypot(...other.values()));
}

export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
