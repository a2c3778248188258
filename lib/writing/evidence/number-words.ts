import { likelyLanguage } from '../../text/likely-language.ts';
import { charactersToDigits } from './number-characters.ts';
import { NUMBER_WORDS, type SpacedLanguage } from './number-lexicons.ts';

/** Words that are articles and pronouns too count only as part of a longer number ("twenty-one"). */
const LONE_ONE = 1;

/** Behind these, a hundred makes a percentage: "pour cent", "por ciento". */
const PERCENT_BEFORE = new Set(['pour', 'por', 'per', 'pro']);

const TOKEN = /(?<![\p{L}\p{N}])\p{L}+(?:['’]\p{L}+)?(?:-\p{L}+)*(?![\p{L}\p{N}])/gu;
const ONE_SPACE = /^[\s ]$/;

/** Whether a number may be followed by one more word of it: 20 by 5, 200 by 35, 60 by 17 in French. */
function fits(sum: number, value: number, language: SpacedLanguage): boolean {
  const rest = sum % 100;
  if (value === 1000) return sum < 1000;
  if (value === 100) return rest > 0 && rest < 10 && sum % 1000 < 10;
  if (value > 100) return sum % 1000 === 0;
  if (language === 'french' && value === 20 && rest === 4) return true;
  if (rest === 0) return value < 100;
  if (language === 'french' && (rest === 60 || rest === 80)) return value < 20;
  return rest >= 20 && rest % 10 === 0 && value < 10;
}

function joined(sum: number, value: number): number {
  if (value === 1000) return Math.max(1, sum) * 1000;
  if (value === 100) return sum - (sum % 100) + Math.max(1, sum % 100) * 100;
  // "quatre-vingts" is four twenties.
  return value === 20 && sum % 100 === 4 ? sum - 4 + 80 : sum + value;
}

/** Whether "and" may stand between two words of one number. */
function gluedBy(glue: string, sum: number, value: number, language: SpacedLanguage): boolean {
  if (language === 'english') return glue === 'and' && sum % 100 === 0 && value < 100;
  if (language === 'french') return glue === 'et' && (value === 1 || value === 11);
  if (language === 'spanish') return glue === 'y' && sum % 100 >= 30 && value < 10;
  return language === 'portuguese' && glue === 'e' && sum >= 20;
}

type Word = { text: string; start: number; end: number };
type Run = { start: number; end: number; sum: number; words: number };

/** The values of a word, several where it is hyphenated; undefined where it is no number. */
function valuesOf(word: string, language: SpacedLanguage): number[] | undefined {
  const { readWord, glue } = NUMBER_WORDS[language];
  const lower = word.toLowerCase();
  const whole = readWord(lower);
  if (whole !== undefined) return [whole];
  const pieces = lower.split('-').filter((piece) => !glue.includes(piece));
  const values = pieces.map(readWord);
  return pieces.length > 1 && values.every((value) => value !== undefined) ? values : undefined;
}

function* runsOf(text: string, language: SpacedLanguage): Generator<Run> {
  let run: Run | undefined;
  let glue: Word | undefined;
  let previous = '';
  for (const match of text.matchAll(TOKEN)) {
    const word = { text: match[0], start: match.index, end: match.index + match[0].length };
    const values = PERCENT_BEFORE.has(previous) ? undefined : valuesOf(word.text, language);
    previous = word.text.toLowerCase();
    const isNext = run && ONE_SPACE.test(text.slice(glue?.end ?? run.end, word.start));
    if (!values) {
      const isGlue = isNext && !glue && NUMBER_WORDS[language].glue.includes(previous);
      if (!isGlue && run) yield run;
      run = isGlue ? run : undefined;
      glue = isGlue ? word : undefined;
      continue;
    }
    const first = values[0] ?? 0;
    const mayJoin =
      run &&
      isNext &&
      fits(run.sum, first, language) &&
      (!glue || gluedBy(glue.text.toLowerCase(), run.sum, first, language));
    if (run && !mayJoin) yield run;
    const start: Run = run && mayJoin ? run : { start: word.start, end: 0, sum: 0, words: 0 };
    const sum: number = values.reduce(joined, start.sum);
    run = { start: start.start, end: word.end, sum, words: start.words + values.length };
    glue = undefined;
  }
  if (run) yield run;
}

function isNumber({ sum, words, start }: Run, text: string): boolean {
  if (sum === 0 || (words === 1 && sum === LONE_ONE)) return false;
  // "30 thousand" is read with its digits.
  return !(words === 1 && sum >= 100 && /\d[\s ]?$/.test(text.slice(0, start)));
}

/**
 * The text with numbers that are written as words in digits, by the words of its language: "twenty-five", "fünfzig",
 * "quatre-vingt-dix", "двести", 二十五. Articles ("ein", "un") are none.
 * @param language without it, the one that the text is most likely in
 */
export function withDigits(text: string, language = likelyLanguage(text, 'english')): string {
  if (language === 'chinese' || language === 'japanese') return charactersToDigits(text, language);
  const pieces: string[] = [];
  let end = 0;
  for (const run of runsOf(text, language)) {
    if (!isNumber(run, text)) continue;
    pieces.push(text.slice(end, run.start), String(run.sum));
    end = run.end;
  }
  return [...pieces, text.slice(end)].join('');
}
