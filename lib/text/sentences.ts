import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { endsSentence } from './full-stops.ts';
import { type Span, Spans } from './quotation-spans.ts';

/** What may end a sentence. */
const STOPS = /[.!?…。！？｡．‼⁇⁈⁉]+/g;
const WIDE_STOP = /[。！？｡．]$/;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const CLOSER = /["'«»‹›“”‘’」』)）\]】》〉]/;
/** Marks of citations and footnotes behind a stop: they belong to the sentence. */
const MARKS = /(?:[ \u00a0]?\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[[^\][]{1,20}\]|[⁰¹²³⁴-⁹]+)+/y;
const BLANKS = /\s+/y;
/** What may stand before the first word of a sentence. */
const BEFORE_WORD = /[\s"'“”„«»‹›‘’‚「『《([{（¿¡*\p{Pd}]*/uy;
const WORD = /[\p{L}\p{M}]+|[\p{N}]+/uy;
/** Names with a small letter at the beginning may begin a sentence ("iPhones", "pH"). */
const SMALL = /^(?!\p{Ll}{1,2}\p{Lu})\p{Ll}/u;

const SENTENCE_END = /[.!?…。！？．｡](?:\s?[»”’])?["'«»‹›“”‘’」』)）\]】》]*(?:\s?\[\d+\])*$/;

/** Characters at the end of a text that say whether a sentence ends there. */
const LONGEST_END = 120;

/** A name behind a dash or in brackets: "“…” – Mary Smith", "“…” (Smith 1990)." */
const NAMED = /^(?:\p{Pd}|[(（][^()（）]{1,100}[^.!?。！？()（）][)）](?:[.。]|$))/u;

const LONGEST = 130;

/** Whether the words after a quotation attribute it. */
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

/** A stop, and what stands around it. */
type Stop = { text: string; stop: string; index: number; start: number };

const opensWith = ({ text, start }: Stop, { start: quotation }: Span) =>
  quotation - start < 4 && text.slice(start, quotation).trim() === '';

/** Whether a stop is no end because of what stands before it: the number of a list, or a bracket as in "[…]". */
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

/** Where the sentence after a stop begins, or undefined where none does. */
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

/**
 * Sentences of a paragraph, in order; joined they are the paragraph again. A quotation is never split, and stays with
 * the words that attribute it.
 */
export function sentencesOf(paragraph: string, language: Language): string[] {
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

/** Whether a text ends where a sentence ends. */
export function endsInFullSentence(text: string): boolean {
  return SENTENCE_END.test(text.trimEnd().slice(-LONGEST_END));
}
