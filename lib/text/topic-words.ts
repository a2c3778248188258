import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';

/** Whether a word says nothing about a topic's subject: grammar, and words of any topic ("best", "guide"). */
export function isEmptyWord(word: string, language: Language): boolean {
  return readingWords(language).emptyWords.has(word.toLowerCase());
}
