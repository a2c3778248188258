import type { Lexicon } from './lexicon.ts';
import { pick, type Random } from './random.ts';

const SENTENCES_PER_PARAGRAPH = 4;

/** A list appears in texts at least this long, and has three points. */
const WORDS_BEFORE_LISTS = 150;
const LIST_POINTS = 3;

/** Characters of a word where the length of a text is counted by characters. */
const CHARACTERS_PER_WORD: Readonly<Record<string, number>> = { zh: 1.7, ja: 2.2 };

const sizeOfWord = (tag: string) => CHARACTERS_PER_WORD[tag.slice(0, 2)] ?? 1;

const segmenters = new Map<string, Intl.Segmenter>();

/** Length of a text: characters in Chinese and Japanese, words as the language cuts them in others. */
function textLength(text: string, tag: string): number {
  if (sizeOfWord(tag) !== 1) return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, segmenter);
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function filled(template: string, { slots }: Lexicon, random: Random): string {
  return template.replace(/\{(\w)\}/g, (_, slot: string) => pick(slots[slot as keyof typeof slots] ?? [], random));
}

/** A heading. */
export function writeHeading(lexicon: Lexicon, random: Random): string {
  return capitalised(filled(pick(lexicon.headings, random), lexicon, random));
}

/** One sentence of any length. */
export function writeSentence(lexicon: Lexicon, random: Random): string {
  return capitalised(filled(pick(lexicon.templates, random), lexicon, random));
}

/** A sentence of exactly this length, by naming as many things as needed. */
function enumeration(length: number, { tag, enumeration: e }: Lexicon, random: Random): string {
  const things = e.words
    .map((word) => ({ word, size: textLength(word, tag), order: random() }))
    // The smallest ones fill the rest.
    .sort((a, b) => Number(a.size === 1) - Number(b.size === 1) || a.order - b.order);
  const frame = textLength(e.lead + e.end, tag) < length ? e : { lead: '', end: e.end.slice(-1) };
  let missing = length - textLength(frame.lead + frame.end, tag);
  const named = things.filter(({ size }) => {
    const fits = size <= missing && size > 0;
    if (fits) missing -= size;
    return fits;
  });
  const list = named.map(({ word }) => word).join(e.separator);
  return capitalised(`${frame.lead}${list}${frame.end}`);
}

/** Different sentences of exactly so many words together. */
export function writeSentences(words: number, lexicon: Lexicon, random: Random): string[] {
  const { tag, enumeration: e } = lexicon;
  const leastForList = textLength(e.lead + e.end, tag) + 1;
  const sentences = new Set<string>();
  let missing = Math.round(words * sizeOfWord(tag));
  for (let tries = 0; missing > 0; tries += 1) {
    const sentence = writeSentence(lexicon, random);
    const rest = missing - textLength(sentence, tag);
    if (!sentences.has(sentence) && (rest === 0 || rest >= leastForList)) {
      sentences.add(sentence);
      missing = rest;
      tries = 0;
    } else if (tries > 40) {
      sentences.add(enumeration(missing, lexicon, random));
      missing = 0;
    }
  }
  return [...sentences];
}

/** Puts something, a citation for example, before a sentence's full stop. */
export function beforeStop(sentence: string, added: string): string {
  return sentence.replace(/([.。])$/, ` ${added}$1`);
}

/** Passages a text may cite: their ids, and a sentence to take over word for word with its mark. */
export type Cited = { ids: readonly number[]; quoted?: string | undefined };

/**
 * Writes text of exactly `words` words (citation marks not counted): paragraphs and, when there is
 * room, a list. Every third sentence cites one of the ids.
 */
export function writeText(
  words: number,
  lexicon: Lexicon,
  random: Random,
  { ids, quoted = '' }: Cited = { ids: [] },
): string {
  const quotedWords = textLength(quoted.replace(/\[\d+\]/g, ''), lexicon.tag) / sizeOfWord(lexicon.tag);
  const sentences = writeSentences(words - quotedWords, lexicon, random).map((sentence, i) =>
    ids.length > 0 && i % 3 === 1 ? beforeStop(sentence, `[${pick(ids, random)}]`) : sentence,
  );
  const points = words >= WORDS_BEFORE_LISTS ? sentences.splice(1, LIST_POINTS) : [];
  if (quoted) sentences.splice(2, 0, quoted);
  const paragraphs: string[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_PER_PARAGRAPH) {
    paragraphs.push(sentences.slice(i, i + SENTENCES_PER_PARAGRAPH).join(lexicon.space));
  }
  const list = points.map((point) => `- ${point}`).join('\n');
  return [paragraphs[0], list, ...paragraphs.slice(1)].filter(Boolean).join('\n\n');
}
