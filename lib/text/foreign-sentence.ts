import { isSpaced, LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { detectionOf, hasLettersOf } from './language-check.ts';
import { endsInFullSentence } from './sentences.ts';
import { isEmptyWord } from './topic-words.ts';
import { wordsOf } from './words.ts';

/** Shorter sentences, and lines without a full stop, may be names, quotations or terms. */
const FEWEST_WORDS = 6;
const FEWEST_CHARACTERS = 10;

/** The language expected scores at most so much of the one detected. */
const CLEAR_SHARE = 0.8;

/** A language we know no small words of must be as clear as this. */
const CLEAR_SHARE_OF_UNKNOWN = 0.6;

const QUOTED = /[“„«「『"][^”“»」』"]{0,400}[”“»」』"]/g;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const MOST_KANA = 0.2;

function languageOf(code: string): Language | undefined {
  return LANGUAGES.find((name) => new Intl.Locale(LANGUAGE_DETAILS[name].tag).language === code);
}

/** Chinese among Japanese and Japanese among Chinese, by the script that only one of them has. */
function isOtherEastAsian(text: string, language: Language): boolean {
  const characters = [...text.replace(/[\p{P}\p{N}\s]/gu, '')].length;
  const kana = (text.match(KANA) ?? []).length;
  if (characters < FEWEST_CHARACTERS) return false;
  return readingWords(language).scripts.includes('Hiragana') ? kana === 0 : kana > characters * MOST_KANA;
}

/** Whether the small words of a sentence are those of another language. */
function hasOtherSmallWords(words: readonly string[], language: Language, other: Language) {
  const own = words.filter((word) => isEmptyWord(word, language) && !isEmptyWord(word, other));
  const others = words.filter((word) => isEmptyWord(word, other) && !isEmptyWord(word, language));
  return own.length === 0 && others.length > 0;
}

/**
 * Whether one sentence is in another language than the text around it. False where that is not sure: of short
 * sentences, lines without a full stop, those that quote or name something, and those with small words of the language.
 */
export async function isForeignSentence(sentence: string, language: Language): Promise<boolean> {
  const text = sentence.replace(QUOTED, ' ').trim();
  const words = wordsOf(text.toLocaleLowerCase(), language);
  if (words.length < FEWEST_WORDS || !endsInFullSentence(sentence)) return false;
  if (!hasLettersOf(text, language)) return true;
  if (!isSpaced(language)) return isOtherEastAsian(text, language);
  const { code, isReliable, shareOf } = await detectionOf(text);
  const expected = new Intl.Locale(LANGUAGE_DETAILS[language].tag).language;
  if (code === expected || !isReliable) return false;
  const other = languageOf(code);
  if (other) return shareOf(expected) < CLEAR_SHARE && hasOtherSmallWords(words, language, other);
  return shareOf(expected) < CLEAR_SHARE_OF_UNKNOWN && !words.some((word) => isEmptyWord(word, language));
}
