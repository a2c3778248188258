import type { Language } from '@/lib/constants/options.ts';
import { documentLanguage } from '@/lib/text/language-check.ts';
import { Spans } from '@/lib/text/quotation-spans.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { WIDE } from '@/lib/text/terms.ts';
import { type PagePart, rowText, splitPage } from './page-parts.ts';
import type { SourceDocument } from './types.ts';

type Room = { sentences: number; characters: number };

/** A Chinese or Japanese character counts as this many others. */
const WIDE_CHARACTER = 2;
/** A sentence is cut when it is this many times longer than a piece; a quotation may be longer. */
const LONGEST_SENTENCE = 2;
const LONGEST_QUOTATION = 4;

const CUTS = [/[,;:–—]\s+|[，；：、。]/g, /\s+/g];
const OPENS_QUOTATION = /^["“„«»「『‘]/;
const HOLDS_QUOTATION = /["”“»«」』’]/;

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

function cutParagraph(paragraph: string, room: Room, language: Language): string[] {
  const isWide = WIDE.test(paragraph);
  const longest = Math.floor(room.characters / (isWide ? WIDE_CHARACTER : 1));
  const parts = splitSentences(paragraph, language).flatMap((sentence) => cutSentence(sentence, longest));
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

/** A piece of a source to cite word for word: whole sentences of a paragraph or list item, or a row as `a | b`. */
export type Passage = {
  id: number;
  source: number;
  text: string;
  /** With that of its section before it: "Hives › Sizes". */
  heading?: string;
  /** Of a row of a table, the names of the columns as `a | b`. */
  columns?: string;
};

const MOST_PASSAGES = 900;

/** Maximum size of a passage; pages too long for the allowed number of passages get larger ones. */
const ROOM: Room = { sentences: 3, characters: 450 };
const GROWTH = 1.5;

const QUOTED = /^["“„«»「『].*["”“»«」』][.。]?$/su;
const ENDS_QUOTED = /["”“»«」』][.。]?$/u;
const SPEAKER = /^\p{Pd}\s?[\p{L}「“]/u;

/** `section`: the heading above that of a subsection. */
type Piece = { source: number; text: string; heading: string; section: string; columns?: string };

function textsIn(part: PagePart, language: Language): string[] {
  if (part.form === 'list') return part.items.flatMap((item) => cutParagraph(item, ROOM, language));
  if (part.form === 'table') return [part.names, ...part.rows].map(rowText).filter(Boolean);
  return cutParagraph(part.text, ROOM, language);
}

/** Paragraphs with those that attribute a quotation: "She writes:" before it, "— Jane Smith" behind it. */
function withSpeakers(parts: readonly PagePart[]): PagePart[] {
  const joined: PagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const belongs =
      last?.form === 'paragraph' &&
      part.form === 'paragraph' &&
      ((/[:：]$/.test(last.text) && QUOTED.test(part.text)) ||
        (ENDS_QUOTED.test(last.text) && SPEAKER.test(part.text)));
    if (belongs) joined.splice(-1, 1, { ...last, text: `${last.text} ${part.text}` });
    else joined.push(part);
  }
  return joined;
}

function documentPieces(document: SourceDocument): Piece[] {
  const language = documentLanguage(document);
  const pieces: Piece[] = [];
  let [section, heading] = ['', ''];
  let level: 2 | 3 = 3;
  let isBare = false;
  const add = (text: string, columns = '') =>
    pieces.push({ source: document.number, text, section, heading, ...(columns && columns !== text && { columns }) });
  const addBare = () => pieces.push({ source: document.number, text: heading, section: '', heading: '' });
  for (const part of withSpeakers(splitPage(document.text))) {
    if (part.form === 'heading') {
      if (isBare) addBare();
      if (part.level === 2) section = '';
      else if (level === 2) section = heading;
      ({ text: heading, level } = part);
    } else {
      const columns = part.form === 'table' ? rowText(part.names) : '';
      for (const text of textsIn(part, language)) add(text, columns);
    }
    isBare = part.form === 'heading';
  }
  if (isBare) addBare();
  return pieces;
}

function joined(pieces: readonly Piece[], characters: number): Piece[] {
  const groups: Piece[] = [];
  let heading = '';
  for (const piece of pieces) {
    const last = groups.at(-1);
    const added = piece.heading === heading ? [piece.text] : [piece.heading, piece.text];
    const text = [last?.text, ...added].filter(Boolean).join('\n');
    if (last?.source === piece.source && text.length <= characters) last.text = text;
    else groups.push({ ...piece });
    heading = piece.heading;
  }
  return groups;
}

/** Cuts sources into passages of one to three sentences, numbered from 1; longer ones rather than more than 900. */
export function cutPassages(documents: readonly SourceDocument[]): Passage[] {
  let pieces = documents.flatMap(documentPieces);
  const longest = pieces.reduce((sum, { text, heading }) => sum + text.length + heading.length, 0);
  for (let room = ROOM.characters; pieces.length > MOST_PASSAGES && room < longest * 2; room *= GROWTH)
    pieces = joined(pieces, room);
  return pieces.map(({ source, text, section, heading, columns }, index) => ({
    id: index + 1,
    source,
    text,
    ...(heading && { heading: [section, heading].filter(Boolean).join(' › ') }),
    ...(columns && { columns }),
  }));
}
