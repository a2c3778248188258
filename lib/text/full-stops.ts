import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';

/** Longest part of a text before a full stop that is looked at. */
const REACH = 48;

/** The word before a full stop, with the abbreviated words joined to it ("z. B", "J.-C", "EE. UU"). */
const ABBREVIATED = /(?:(?<![\p{L}\p{N}])\p{L}{1,3}\.[\s-]?){0,3}(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}ºª°]+$/u;
const INITIALS = /^(?:\p{L}[.\s-]+)+\p{L}$/u;
const ROMAN = /^[IVXLCM]+$/;

const monthNames = new Map<Language, ReadonlySet<string>>();

function monthsOf(language: Language): ReadonlySet<string> {
  const known = monthNames.get(language);
  if (known) return known;
  const { tag } = LANGUAGE_DETAILS[language];
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2000, at, 15)).replace(/\.$/, ''));
  });
  const months = new Set(names);
  monthNames.set(language, months);
  return months;
}

const startsSmall = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const isListed = (list: ReadonlySet<string>, word: string) => list.has(word) || list.has(startsSmall(word));

/** Whether a number with a full stop is an ordinal: "am 3. Oktober", "Friedrich II. König". */
function isOrdinal(number: string, before: string, next: string, language: Language): boolean {
  if (/^\d{1,2}$/.test(number) && monthsOf(language).has(next)) return true;
  const { beforeOrdinal } = readingWords(language).fullStops;
  if (!beforeOrdinal) return false;
  return ROMAN.test(number) || (/^\d{1,3}$/.test(number) && beforeOrdinal.test(before));
}

/** Whether a single letter with a full stop ends a sentence ("vitamin C. It") and is no initial ("by J. Smith"). */
function isLastLetter(before: string, letter: string, opens: boolean, language: Language): boolean {
  const isUnit = /\d\s?$/.test(before) && letter === letter.toLowerCase();
  const { letterWords, areUnitsStopped } = readingWords(language).fullStops;
  if (isUnit) return opens || !areUnitsStopped;
  if (letterWords.has(letter)) return opens;
  return opens && /\p{L}{4,}\s$/u.test(before);
}

/**
 * Whether a full stop ends a sentence, by the word before it and the one after it, which does not begin with a small
 * letter.
 * @param at index of the full stop
 * @param next the word or number that follows, and whether it has a full stop of its own
 */
export function endsSentence(
  text: string,
  at: number,
  next: { word: string; isStopped: boolean },
  language: Language,
): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  const whole = ABBREVIATED.exec(before)?.[0];
  if (whole === undefined) return true;
  const { never, beforeNumber, unclear, openers } = readingWords(language).fullStops;
  const joined = whole.replace(/\s/g, '');
  const word = /[\p{L}\p{M}\p{N}ºª°]+$/u.exec(whole)?.[0] ?? '';
  const lead = before.slice(0, before.length - word.length);
  const isInitial = next.isStopped && next.word.length === 1;
  const isTitle = next.isStopped && /^\p{Lu}/u.test(next.word) && isListed(never, next.word);
  const opens = isTitle || (!isInitial && openers.has(next.word.toLowerCase()));
  if (isListed(never, joined) || isListed(never, word)) return false;
  const isNumber = /^\p{N}/u.test(next.word) || /^[IVXLCM]{2,}$/.test(next.word);
  if (isNumber && isListed(beforeNumber, word.replace(/^\p{L}+str$/u, 'Str'))) return false;
  if (isListed(unclear, joined) || isListed(unclear, word)) return opens;
  if (/^(?:\d+|[IVXLCM]{2,})$/.test(word)) return opens || !isOrdinal(word, lead, next.word, language);
  if (INITIALS.test(whole)) return opens && !/^\p{Lu}\.\s/u.test(whole);
  // "Th. W. Adorno" has two initials; the "o" of "abra-o" is none.
  if (/^\p{Lu}\p{Ll}$/u.test(word) && isInitial && /\p{Lu}/u.test(next.word)) return false;
  if (/^\p{L}$/u.test(word) && isInitial) return false;
  if (/\p{L}-$/u.test(lead) && /^\p{Ll}$/u.test(word)) return true;
  if (/^\p{L}$/u.test(word)) return isLastLetter(lead, word, opens, language);
  return true;
}
