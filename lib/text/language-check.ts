import { isSpaced, LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { endsInFullSentence } from './sentences.ts';
import { isEmptyWord } from './terms.ts';
import { countWords, splitWords } from './words.ts';

export type LanguageVerdict = 'match' | 'mismatch' | 'unknown';

/** Detectors guess at shorter texts: a product name alone reads as German. */
const FEWEST_WORDS_TO_OBJECT = 12;

/** Neighbors such as Russian and Bulgarian score within a few per cent of each other. */
const CLOSE_CALL = 0.97;

/** Shorter foreign paragraphs may be quotations or lists of names. */
const FOREIGN_BLOCK_WORDS = 25;
const FOREIGN_SHARE = 0.2;

// Loaded with the first check, as the n-gram table takes about 30 MB.
let detector: Promise<typeof import('eld/extrasmall').eld> | undefined;

async function detect(text: string) {
  detector ??= import('eld/extrasmall').then((module) => module.eld);
  return (await detector).detect(text);
}

/** Loads the detector's table ahead of the first check, which it would delay by some hundred milliseconds. */
export function warmLanguageCheck(): void {
  // The first check reports failures.
  detect('warm').catch(() => {});
}

export const languageCode = (language: Language) => LANGUAGE_DETAILS[language].tag.replace(/-.*/, '');

function shareOfScore(result: Awaited<ReturnType<typeof detect>>, code: string): number {
  const scores = result.getScores();
  const best = scores[result.language] ?? 0;
  return best === 0 ? 1 : (scores[code] ?? 0) / best;
}

async function verdictOn(text: string, language: Language): Promise<LanguageVerdict> {
  const expected = languageCode(language);
  const result = await detect(text);
  if (result.language === expected) return 'match';
  if (countWords(text, language) < FEWEST_WORDS_TO_OBJECT || !result.isReliable()) return 'unknown';
  return shareOfScore(result, expected) >= CLOSE_CALL ? 'unknown' : 'mismatch';
}

/** Checks offline whether plain text is in a language. A fifth of the words in other paragraphs is a mismatch. */
export async function checkLanguage(text: string, language: Language): Promise<LanguageVerdict> {
  const overall = await verdictOn(text, language);
  if (overall === 'mismatch') return overall;
  let foreign = 0;
  let total = 0;
  for (const block of text.split(/\n{2,}/)) {
    const words = countWords(block, language);
    total += words;
    if (words >= FOREIGN_BLOCK_WORDS && (await verdictOn(block, language)) === 'mismatch') foreign += words;
  }
  return foreign > total * FOREIGN_SHARE ? 'mismatch' : overall;
}

/** Whether a page is in a language: as detected from its text, or if that is unclear as declared. */
export async function isInLanguage(
  { text, language: declared }: { text: string; language?: string },
  language: Language,
): Promise<boolean> {
  const verdict = await checkLanguage(text, language);
  return verdict === 'unknown' ? !declared || declared === languageCode(language) : verdict === 'match';
}

export const hasLanguageLetters = (text: string, language: Language): boolean =>
  readingWords(language).scripts.some((script) => hasScript(text, script));

const DETECTED_CHARACTERS = 4000;

/** The language a text is written in, as a primary subtag such as `en`; undefined if unclear. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const result = await detect(text.slice(0, DETECTED_CHARACTERS));
  return result.isReliable() ? result.language : undefined;
}

const hasScript = (text: string, script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text);

/** Possible languages of a text too short for `checkLanguage`, by its scripts and small words. */
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

/** The most likely language of a short text; `otherwise` is preferred among equals. */
export function likelyLanguage(text: string, otherwise: Language): Language {
  const likely = likelyLanguages(text);
  return likely.includes(otherwise) ? otherwise : (likely[0] ?? otherwise);
}

/** Shorter sentences may be names, quotations or terms. */
const FEWEST_WORDS = 6;
const FEWEST_CHARACTERS = 10;

const CLEAR_SHARE = 0.8;

const CLEAR_SHARE_OF_UNKNOWN = 0.6;

export const QUOTED = /[“„«「『"][^”“»」』"]{0,400}[”“»」』"]/g;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const MOST_KANA = 0.2;

/** Chinese among Japanese and Japanese among Chinese, by the script that only one of them has. */
function isOtherEastAsian(text: string, language: Language): boolean {
  const characters = [...text.replace(/[\p{P}\p{N}\s]/gu, '')].length;
  const kana = (text.match(KANA) ?? []).length;
  if (characters < FEWEST_CHARACTERS) return false;
  return readingWords(language).scripts.includes('Hiragana') ? kana === 0 : kana > characters * MOST_KANA;
}

function hasOtherSmallWords(words: readonly string[], language: Language, other: Language) {
  const own = words.filter((word) => isEmptyWord(word, language) && !isEmptyWord(word, other));
  const others = words.filter((word) => isEmptyWord(word, other) && !isEmptyWord(word, language));
  return own.length === 0 && others.length > 0;
}

/** Whether a sentence is surely in another language; not if it is short, quotes, or has small words of the language. */
export async function isForeignSentence(sentence: string, language: Language): Promise<boolean> {
  const text = sentence.replace(QUOTED, ' ').trim();
  const words = splitWords(text.toLocaleLowerCase(), language);
  if (words.length < FEWEST_WORDS || !endsInFullSentence(sentence)) return false;
  if (!hasLanguageLetters(text, language)) return true;
  if (!isSpaced(language)) return isOtherEastAsian(text, language);
  const result = await detect(text);
  const code = result.language;
  const expected = languageCode(language);
  if (code === expected || !result.isReliable()) return false;
  const other = LANGUAGES.find((name) => languageCode(name) === code);
  if (other) return shareOfScore(result, expected) < CLEAR_SHARE && hasOtherSmallWords(words, language, other);
  return shareOfScore(result, expected) < CLEAR_SHARE_OF_UNKNOWN && !words.some((word) => isEmptyWord(word, language));
}

const SHOWS_LANGUAGE = 2000;

/** The language that a page declares by its tag, else a guess from its beginning. */
export function documentLanguage({ language, text }: { language?: string | undefined; text: string }): Language {
  const declared = LANGUAGES.find((each) => languageCode(each) === language);
  return declared ?? likelyLanguage(text.slice(0, SHOWS_LANGUAGE), 'english');
}
