import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { isSpaced, LANGUAGE_DETAILS, type Language, type Length } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';

/** What the length of a text is counted in. */
export const lengthUnit = (language: Language): 'words' | 'characters' => (isSpaced(language) ? 'words' : 'characters');

/** Length of a text in the unit of its language; citation marks and punctuation do not count. */
export function lengthOf(text: string, language: Language): number {
  return lengthUnit(language) === 'words'
    ? countWords(text, language)
    : (text.replace(/\[\d+\]/g, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0);
}

/** The range of an article's length in the unit of its language, both ends included. */
export function lengthRange(length: Length, language: Language): { min: number; max: number } {
  const { min, max } = WORD_RANGES[length];
  const factor = LANGUAGE_DETAILS[language].charactersPerWord ?? 1;
  return { min: Math.round(min * factor), max: Math.round(max * factor) };
}
