import type { Language } from '@/lib/constants/options.ts';
import { Spans } from '@/lib/text/quotation-spans.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';

/** Maximum size of a piece. */
export type Room = { sentences: number; characters: number };

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A Chinese or Japanese character counts as this many others. */
const WIDE_CHARACTER = 2;
/** A sentence is cut when it is this many times longer than a piece; a quotation may be longer. */
const LONGEST_SENTENCE = 2;
const LONGEST_QUOTATION = 4;

/** Ends of clauses, then of words. */
const CUTS = [/[,;:–—]\s+|[，；：、。]/g, /\s+/g];
const OPENS_QUOTATION = /^["“„«»「『‘]/;
const HOLDS_QUOTATION = /["”“»«」』’]/;

/** Where a text may be cut between two places, the best and last of them; undefined where it may not. */
function lastCut(text: string, from: number, to: number, mayCut: (at: number) => boolean) {
  for (const pattern of CUTS) {
    const ends = [...text.slice(from, to).matchAll(pattern)].map(({ 0: match, index }) => from + index + match.length);
    const last = ends.findLast((end) => end > from + (to - from) / 4 && mayCut(end));
    if (last !== undefined) return last;
  }
  return undefined;
}

/** Parts of a sentence that is too long for one piece, cut outside its quotations while these are not too long, too. */
function cutSentence(sentence: string, longest: number): string[] {
  if (sentence.length <= longest * LONGEST_SENTENCE) return [sentence];
  const spans = new Spans(sentence);
  const most = longest * (spans.hasQuotations ? LONGEST_QUOTATION : LONGEST_SENTENCE);
  const isOutside = (at: number) => !spans.isInside(at);
  const parts: string[] = [];
  let start = 0;
  while (sentence.length - start > most) {
    const end = start + longest;
    const cut =
      lastCut(sentence, start, end, isOutside) ??
      lastCut(sentence, start, end + longest, isOutside) ??
      lastCut(sentence, start, start + longest * LONGEST_QUOTATION, isOutside) ??
      lastCut(sentence, start, end, () => true) ??
      start + sentence.slice(start, end).replace(/\p{Surrogate}$/u, '').length;
    parts.push(sentence.slice(start, cut));
    start = cut;
  }
  return [...parts, sentence.slice(start)];
}

/** Cuts a paragraph into pieces of neighboring sentences; a sentence that continues with a quotation stays. */
export function cutParagraph(paragraph: string, room: Room, language: Language): string[] {
  const isWide = WIDE.test(paragraph);
  const longest = Math.floor(room.characters / (isWide ? WIDE_CHARACTER : 1));
  const parts = sentencesOf(paragraph, language).flatMap((sentence) => cutSentence(sentence, longest));
  const pieces: string[] = [];
  let count = 0;
  let before = '';
  for (const part of parts) {
    const length = (pieces.at(-1) ?? '').length + part.trimEnd().length;
    const continuesQuotation = OPENS_QUOTATION.test(part) && HOLDS_QUOTATION.test(before);
    const most = continuesQuotation ? longest * LONGEST_QUOTATION : longest;
    const isFull = length > most || (count >= room.sentences && !continuesQuotation);
    if (pieces.length === 0 || isFull) pieces.push(part);
    else pieces.push(pieces.pop() + part);
    count = isFull ? 1 : count + 1;
    before = part;
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}
