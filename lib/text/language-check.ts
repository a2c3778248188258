import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { countWords } from './words.ts';

/** `unknown` means too short or too close to call; only `mismatch` speaks against a text. */
export type LanguageVerdict = 'match' | 'mismatch' | 'unknown';

/** Below this many words a detector guesses: a product name alone reads as German. */
const FEWEST_WORDS_TO_OBJECT = 12;

/** Neighbors such as Russian and Bulgarian score within a few per cent of each other. */
const CLOSE_CALL = 0.97;

/** A paragraph this long in another language is more than a quotation or a list of names. */
const FOREIGN_BLOCK_WORDS = 25;
const FOREIGN_SHARE = 0.2;

// The n-gram table takes about 30 MB, so it is loaded with the first check, not at startup.
let detector: Promise<typeof import('eld/extrasmall').eld> | undefined;

async function loadDetector() {
  detector ??= import('eld/extrasmall').then((module) => module.eld);
  return detector;
}

/** Reads the detector's table ahead of the first check, which it would delay by some hundred milliseconds. */
export function warmLanguageCheck(): void {
  // A failure is the first check's to report.
  loadDetector().then(
    (eld) => eld.detect('warm'),
    () => {},
  );
}

async function verdictOn(text: string, language: Language): Promise<LanguageVerdict> {
  const expected = new Intl.Locale(LANGUAGE_DETAILS[language].tag).language;
  const result = (await loadDetector()).detect(text);
  if (result.language === expected) return 'match';
  if (countWords(text, language) < FEWEST_WORDS_TO_OBJECT || !result.isReliable()) return 'unknown';
  const scores = result.getScores();
  const best = scores[result.language] ?? 0;
  return (scores[expected] ?? 0) >= best * CLOSE_CALL ? 'unknown' : 'mismatch';
}

/**
 * Checks whether a text is written in the language asked for. Works offline. A text whose paragraphs
 * are partly in another language (more than a fifth of the words) is a mismatch too.
 * @param text plain text, blocks separated by blank lines
 * @param language the language it should be in
 */
export async function checkLanguage(text: string, language: Language): Promise<LanguageVerdict> {
  const overall = await verdictOn(text, language);
  if (overall === 'mismatch') return overall;
  let foreign = 0;
  let total = 0;
  for (const block of text.split(/\n{2,}/)) {
    const words = countWords(block, language);
    total += words;
    if (words >= FOREIGN_BLOCK_WORDS && (await verdictOn(block, language)) === 'mismatch') {
      foreign += words;
    }
  }
  return foreign > total * FOREIGN_SHARE ? 'mismatch' : overall;
}

/** Whether a page is in a language: as detected from its text, and where that is unclear as the page declares. */
export async function isInLanguage(
  { text, language: declared }: { text: string; language?: string },
  language: Language,
): Promise<boolean> {
  const verdict = await checkLanguage(text, language);
  if (verdict !== 'unknown') return verdict === 'match';
  return !declared || declared === new Intl.Locale(LANGUAGE_DETAILS[language].tag).language;
}

/** Whether a text has a letter of the language's scripts. */
export function hasLettersOf(text: string, language: Language): boolean {
  const { scripts } = readingWords(language);
  return new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u').test(text);
}

/** What the detector makes of a text: the code of a language, and the share of its score that another one has. */
export async function detectionOf(text: string) {
  const result = (await loadDetector()).detect(text);
  const scores = result.getScores();
  const best = scores[result.language] ?? 0;
  const shareOf = (code: string) => (best === 0 ? 1 : (scores[code] ?? 0) / best);
  return { code: result.language, isReliable: result.isReliable(), shareOf };
}

/** As much of a text as its language is detected from. */
const DETECTED_CHARACTERS = 4000;

/** The language a text is written in, as a primary subtag such as `en`; undefined where that is unclear. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const result = (await loadDetector()).detect(text.slice(0, DETECTED_CHARACTERS));
  return result.isReliable() ? result.language : undefined;
}
