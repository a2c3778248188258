import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { isEmptyWord } from './topic-words.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const OTHER_SCRIPTS: ReadonlySet<Language> = new Set(['chinese', 'japanese', 'russian']);

/**
 * Those of our languages that a short text may be in, by its script and its small words: quick, and for texts that are
 * too short for the detector of language-check.ts. Several where nothing tells them apart.
 */
function likelyLanguages(text: string): Language[] {
  if (KANA.test(text)) return ['japanese'];
  if (HAN.test(text)) return ['chinese', 'japanese'];
  if (CYRILLIC.test(text)) return ['russian'];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.filter((language) => !OTHER_SCRIPTS.has(language)).map((language) => ({
    language,
    count: words.filter((word) => isEmptyWord(word, language)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ language }) => language);
}

/**
 * The one of our languages that a short text is most likely in.
 * @param otherwise what it is taken for where it may be in that too
 */
export function likelyLanguage(text: string, otherwise: Language): Language {
  const likely = likelyLanguages(text);
  return likely.includes(otherwise) ? otherwise : (likely[0] ?? otherwise);
}
