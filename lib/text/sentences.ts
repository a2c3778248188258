import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { oncePerLanguage, readingWords } from '@/lib/languages/words.ts';
import { type Span, Spans } from './quotation-spans.ts';
import { WIDE } from './terms.ts';

const REACH = 48;

/** The word before a full stop, with the abbreviated words joined to it ("z. B", "J.-C", "EE. UU"). */
const ABBREVIATED = /(?:(?<![\p{L}\p{N}])\p{L}{1,3}\.[\s-]?){0,3}(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}ºª°]+$/u;
const INITIALS = /^(?:\p{L}[.\s-]+)+\p{L}$/u;
const ROMAN = /^[IVXLCM]+$/;

const readMonthNames = oncePerLanguage((language) => {
  const { tag } = LANGUAGE_DETAILS[language];
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2000, at, 15)).replace(/\.$/, ''));
  });
  return new Set(names);
});

const startsSmall = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
/** Whether a text begins with a day, as German writes it: "9. November". */
export function beginsWithDay(text: string): boolean {
  const [, month = ''] = /^\d{1,2}\.\s(\p{L}+)/u.exec(text) ?? [];
  return readMonthNames('german').has(month);
}

const isListed = (list: ReadonlySet<string>, word: string) => list.has(word) || list.has(startsSmall(word));

/** Whether a number with a full stop is an ordinal: "am 3. Oktober", "Friedrich II. König". */
function isOrdinal(number: string, before: string, next: string, language: Language): boolean {
  if (/^\d{1,2}$/.test(number) && readMonthNames(language).has(next)) return true;
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

/** Whether the full stop at an index ends a sentence. `next`: the word behind it, and whether it has a full stop, too. */
function endsSentence(text: string, at: number, next: { word: string; isStopped: boolean }, language: Language) {
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

const STOPS = /[.!?…。！？｡．‼⁇⁈⁉]+/g;
const WIDE_STOP = /[。！？｡．]$/;

const CLOSER = /["'«»‹›“”‘’」』)）\]】》〉]/;
/** Citation and footnote marks behind a stop, which belong to the sentence. */
const MARKS = /(?:[ \u00a0]?\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[[^\][]{1,20}\]|[⁰¹²³⁴-⁹]+)+/y;
const BLANKS = /\s+/y;
const BEFORE_WORD = /[\s"'“”„«»‹›‘’‚「『《([{（¿¡*\p{Pd}]*/uy;
const WORD = /[\p{L}\p{M}]+|[\p{N}]+/uy;
/** Names with a small letter at the beginning may begin a sentence ("iPhones", "pH"). */
const SMALL = /^(?!\p{Ll}{1,2}\p{Lu})\p{Ll}/u;

const SENTENCE_END = /[.!?…。！？．｡](?:\s?[»”’])?["'«»‹›“”‘’」』)）\]】》]*(?:\s?\[\d+\])*$/;

const LONGEST_END = 120;

const NAMED = /^(?:\p{Pd}|[(（][^()（）]{1,100}[^.!?。！？()（）][)）](?:[.。]|$))/u;

const LONGEST = 130;

function isReported(
  text: string,
  { opensSentence, isQuestion, from }: { opensSentence: boolean; isQuestion: boolean; from: number },
  language: Language,
): boolean {
  const rest = text.slice(from, from + LONGEST);
  const { reportedSpeech } = readingWords(language);
  if (NAMED.test(rest) || reportedSpeech?.particles?.test(rest)) return true;
  if (!reportedSpeech || !opensSentence || (reportedSpeech.isAfterQuestionsOnly && !isQuestion)) return false;
  return reportedSpeech.verbs.test(rest);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** End of a sentence's closing punctuation: closing marks, after a space in French, and citation marks. */
function endOfClosers(text: string, from: number, spans: Spans): { end: number; quotation?: Span } {
  let end = from;
  let quotation: Span | undefined;
  for (;;) {
    const marks = matchAt(MARKS, text, end);
    const blank = matchAt(BLANKS, text, end).length;
    const at = blank <= 2 ? end + blank : end;
    const span = spans.endingAt(at + 1);
    const isForgotten = CLOSER.test(text.charAt(at)) && /^(?:$|[\s.,;:)\]])/.test(text.charAt(at + 1));
    if (span?.kind === 'quotation') quotation = span;
    if (marks) end += marks.length;
    else if (span || (isForgotten && (at === end || /[»”’]/.test(text.charAt(at))))) end = at + 1;
    else return { end, ...(quotation && { quotation }) };
  }
}

type Stop = { text: string; stop: string; index: number; start: number };

const opensWith = ({ text, start }: Stop, { start: quotation }: Span) =>
  quotation - start < 4 && text.slice(start, quotation).trim() === '';

/** Whether a stop follows the number of a list or a bracket as in "[…]". */
function hasNoSentence({ text, index, start }: Stop): boolean {
  const before = text.slice(Math.max(start, index - 8), index);
  const isNumber = index - start < 8 && /^[\s([]*\d{0,3}$/.test(before);
  return isNumber || /(?:[([（［]|(?<!\d)[:：]\s?\d{1,2})$/.test(before);
}

/** Whether a sentence that ends without a space may end here. */
function endsWide({ text, stop, index }: Stop, end: number): boolean {
  if (/[,，、;；:：]/.test(text.charAt(end))) return false;
  if (WIDE_STOP.test(stop)) return !(stop === '．' && /\p{N}/u.test(text.charAt(end)));
  if (/^(?:…+|\.{2,})$/.test(stop)) return false;
  return WIDE.test(text.charAt(end)) && (stop !== '.' || WIDE.test(text.charAt(index - 1)));
}

function borderAfter(found: Stop, spans: Spans, language: Language): number | undefined {
  const { text, stop, index } = found;
  const { end, quotation } = endOfClosers(text, index + stop.length, spans);
  const border = end + matchAt(BLANKS, text, end).length;
  if (border === text.length || spans.isInside(end) || hasNoSentence(found)) return undefined;
  const at = border + matchAt(BEFORE_WORD, text, border).length;
  const word = matchAt(WORD, text, at);
  const isJoined = border === end;
  if (isJoined && text.charAt(end - 1) !== ']' && !endsWide(found, end)) return undefined;
  if (/[.!?…。！？]/.test(text.charAt(border)) || SMALL.test(text.slice(at, at + 3))) return undefined;
  const isQuestion = /[!?！？]/.test(stop);
  const reported = { isQuestion, from: border, opensSentence: !quotation || opensWith(found, quotation) };
  if (quotation && isReported(text, reported, language)) return undefined;
  if (stop !== '.') return border;
  const isStopped = text.charAt(at + word.length) === '.';
  return endsSentence(text, index, { word, isStopped }, language) ? border : undefined;
}

/** Sentences of a paragraph, without loss. A quotation is never split, and stays with the words that attribute it. */
export function splitSentences(paragraph: string, language: Language): string[] {
  const spans = new Spans(paragraph);
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of paragraph.matchAll(STOPS)) {
    if (index < start) continue;
    const border = borderAfter({ text: paragraph, stop, index, start }, spans, language);
    if (border === undefined) continue;
    sentences.push(paragraph.slice(start, border));
    start = border;
  }
  const rest = paragraph.slice(start);
  // a smiley behind the last full stop
  if (rest && !/[\p{L}\p{N}]/u.test(rest)) return [...sentences.slice(0, -1), `${sentences.at(-1) ?? ''}${rest}`];
  return rest ? [...sentences, rest] : sentences;
}

export function endsInFullSentence(text: string): boolean {
  return SENTENCE_END.test(text.trimEnd().slice(-LONGEST_END));
}

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The start of a text of at most `longest` UTF-16 units, up to the end of a sentence or else of a word. */
export function shortenText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentences = /^[\s\S]*[.!?。！？](?=\s|\p{L}|$)/u.exec(start)?.[0];
  if (sentences) return sentences.trim();
  const cut = WORDS.segment(text.slice(0, longest + 1)).containing(longest)?.index;
  return (cut ? text.slice(0, cut) : start.replace(/\p{Surrogate}$/u, '')).trim();
}
