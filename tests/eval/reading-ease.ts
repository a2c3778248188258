import { runningText } from '@/lib/article/plain-text.ts';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { splitWords } from '@/lib/text/words.ts';

const VOWEL_GROUP = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/iu;

const count = (word: string, { source }: RegExp) => word.match(new RegExp(source, 'giu'))?.length ?? 0;

/** Syllables of a word, by its vowels; at least one. */
export function countSyllables(word: string, language: Language): number {
  const { vowels = VOWEL_GROUP, hiatus, silentE } = proseWords(language).readingEase ?? {};
  const apart = hiatus ? count(word, hiatus) : 0;
  return Math.max(1, count(word, vowels) + apart - (silentE?.test(word) ? 1 : 0));
}

/**
 * Flesch reading ease of a text without its tables, from below 0 (very hard) to above 100 (very easy); null without a
 * sentence or a formula for the language (English Flesch, German Amstad, Spanish Fernández Huerta, French Kandel and
 * Moles, Italian Vacca, Portuguese Martins, Russian Oborneva).
 */
export function readingEase(given: string, language: Language): number | null {
  const text = runningText(given);
  const constants = proseWords(language).readingEase;
  const words = splitWords(text, language);
  if (!constants || words.length === 0) return null;
  const lines = text.split('\n').filter(Boolean);
  const sentences = lines.flatMap((line) => splitSentences(line, language)).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, language), 0);
  const { base, sentence, word } = constants;
  return base - (sentence * words.length) / sentences - (word * syllables) / words.length;
}
