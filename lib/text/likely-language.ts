import { isSpaced, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { isEmptyWord } from './topic-words.ts';

const hasScript = (text: string, script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text);

/**
 * Languages that a short text may be in, by its script and its small words: quick, and for texts too short for
 * `checkLanguage`. Several where nothing tells them apart.
 */
function likelyLanguages(text: string): readonly Language[] {
  const scripts = new Set(LANGUAGES.flatMap((language) => readingWords(language).scripts));
  const found = [...scripts].filter((script) => script !== 'Latin' && hasScript(text, script));
  const inScript = LANGUAGES.filter((language) => {
    const own = readingWords(language).scripts;
    return found.length > 0 ? found.every((script) => own.includes(script)) : own.includes('Latin');
  });
  if (!inScript.every(isSpaced)) return inScript;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = inScript.map((language) => ({
    language,
    count: words.filter((word) => isEmptyWord(word, language)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ language }) => language);
}

/**
 * The language that a short text is most likely in.
 * @param otherwise preferred where the text may be in it too
 */
export function likelyLanguage(text: string, otherwise: Language): Language {
  const likely = likelyLanguages(text);
  return likely.includes(otherwise) ? otherwise : (likely[0] ?? otherwise);
}
