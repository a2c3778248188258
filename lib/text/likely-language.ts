import { LANGUAGES, type Language } from '@/lib/constants/options';
import { isEmptyWord } from './topic-words.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN: readonly Language[] = LANGUAGES.filter(
  (language) => !['chinese', 'japanese', 'russian'].includes(language),
);

/**
 * The one of our languages that a short text is most likely in, by its script and its small words: quick, and for texts
 * that are too short for the detector of language-check.ts.
 * @param otherwise what it is taken for where nothing speaks for a language
 */
export function likelyLanguage(text: string, otherwise: Language): Language {
  if (KANA.test(text)) return 'japanese';
  if (HAN.test(text)) return otherwise === 'japanese' ? 'japanese' : 'chinese';
  if (CYRILLIC.test(text)) return 'russian';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LATIN.map((language) => ({
    language,
    count: words.filter((word) => isEmptyWord(word, language)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most).map(({ language }) => language);
  return best.includes(otherwise) ? otherwise : (best[0] ?? otherwise);
}
