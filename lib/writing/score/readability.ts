import { runningText } from '@/lib/blogs/text/plain-text.ts';
import type { Language } from '@/lib/constants/options.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { wordsOf } from '@/lib/text/words.ts';
import { blocksOf } from '../model/answer-text/block-text.ts';

/**
 * Reading ease as Flesch measures it: `base - sentence × words in a sentence - word × syllables in a word`, with the
 * constants found for each language (English Flesch, German Amstad, Spanish Fernández Huerta, French Kandel and
 * Moles, Italian Vacca, Portuguese Martins, Russian Oborneva).
 */
const CONSTANTS: Readonly<Partial<Record<Language, { base: number; sentence: number; word: number }>>> = {
  english: { base: 206.835, sentence: 1.015, word: 84.6 },
  german: { base: 180, sentence: 1, word: 58.5 },
  spanish: { base: 206.84, sentence: 1.02, word: 60 },
  french: { base: 207, sentence: 1.015, word: 73.6 },
  italian: { base: 206, sentence: 1, word: 65 },
  portuguese: { base: 248.835, sentence: 1.015, word: 84.6 },
  russian: { base: 206.835, sentence: 1.3, word: 60.1 },
};

const VOWEL_GROUP = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/giu;

/** Vowels that stand side by side and are spoken apart: strong ones, and accented weak ones. */
const HIATUS = /[aeoáéó](?=[aeoáéó])|[íú](?=[aeo])|[aeo](?=[íú])/giu;

/** In Portuguese "ao" is one syllable. */
const HIATUSES: Readonly<Partial<Record<Language, RegExp>>> = {
  spanish: HIATUS,
  italian: HIATUS,
  portuguese: /[eoáéó](?=[aeoáéó])|a(?=[eáéó])|[íú](?=[aeo])|[aeo](?=[íú])/giu,
};

const count = (word: string, pattern: RegExp) => word.match(pattern)?.length ?? 0;

/** Endings whose e is not spoken. */
function silentE(word: string, language: Language): number {
  if (language === 'english') return /[^aeiouyl]e[ds]?$/i.test(word) && !/[td]ed$/i.test(word) ? 1 : 0;
  if (language === 'french') return /[^aeiouyéèê](?:e|es|ent)$/i.test(word) ? 1 : 0;
  return 0;
}

/** Syllables of a word, by its vowels; at least one. */
export function syllablesOf(word: string, language: Language): number {
  if (language === 'russian') return Math.max(1, count(word, /[аеёиоуыэюя]/giu));
  const groups = count(word, VOWEL_GROUP);
  const hiatus = HIATUSES[language];
  const apart = hiatus ? count(word, hiatus) : 0;
  return Math.max(1, groups + apart - silentE(word, language));
}

/**
 * Flesch reading ease of a text, its tables aside, or null where the language has no formula or the text has no sentence.
 * From below 0 (very hard) to above 100 (very easy).
 */
export function readingEase(given: string, language: Language): number | null {
  const text = runningText(given);
  const constants = CONSTANTS[language];
  const words = wordsOf(text, language);
  if (!constants || words.length === 0) return null;
  const lines = blocksOf(text).flatMap((block) => block.split('\n'));
  const sentences = lines.flatMap((line) => sentencesOf(line, language)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  const { base, sentence, word } = constants;
  return base - (sentence * words.length) / sentences - (word * syllables) / words.length;
}
