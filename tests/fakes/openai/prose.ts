import type { Lexicon } from './lexicons/lexicon.ts';
import { pick, type Random } from './random.ts';

const SENTENCES_PER_PARAGRAPH = 4;

/** A list appears in texts at least this long, and has three points. */
const WORDS_BEFORE_LISTS = 150;
const LIST_POINTS = 3;

const segmenters = new Map<string, Intl.Segmenter>();

/** Words of a text as the language cuts them. */
function countWords(text: string, tag: string): number {
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
  return template.replace(/\{(\w)\}/g, (_, slot: string) =>
    pick(slots[slot as keyof typeof slots] ?? [], random),
  );
}

/** A heading. */
export function writeHeading(lexicon: Lexicon, random: Random): string {
  return capitalised(filled(pick(lexicon.headings, random), lexicon, random));
}

/** One sentence of any length. */
export function writeSentence(lexicon: Lexicon, random: Random): string {
  return capitalised(filled(pick(lexicon.templates, random), lexicon, random));
}

/** A sentence of exactly so many words, by naming as many things as needed. */
function enumeration(words: number, { tag, enumeration: e }: Lexicon, random: Random): string {
  const things = e.words
    .filter((word) => countWords(word, tag) === 1)
    .map((word) => ({ word, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word);
  for (let count = 1; count <= things.length; count += 1) {
    const sentence = `${e.lead}${things.slice(0, count).join(e.separator)}${e.end}`;
    if (countWords(sentence, tag) === words) return capitalised(sentence);
  }
  return `${capitalised(things.slice(0, words).join(e.separator))}.`;
}

/** Sentences, all different, that have exactly so many words together. */
function writeSentences(words: number, lexicon: Lexicon, random: Random): string[] {
  const { tag, enumeration: e } = lexicon;
  const leastForList = countWords(e.lead, tag) + countWords(e.end, tag) + 1;
  const sentences = new Set<string>();
  let missing = words;
  for (let tries = 0; missing > 0; tries += 1) {
    const sentence = writeSentence(lexicon, random);
    const length = countWords(sentence, tag);
    const rest = missing - length;
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

/**
 * Writes text of exactly `words` words (citation marks not counted): paragraphs and, when there is
 * room, a list. Every third sentence cites one of the ids.
 */
export function writeText(
  words: number,
  lexicon: Lexicon,
  random: Random,
  ids: readonly number[] = [],
): string {
  const sentences = writeSentences(words, lexicon, random).map((sentence, i) =>
    ids.length > 0 && i % 3 === 1 ? beforeStop(sentence, `[${pick(ids, random)}]`) : sentence,
  );
  const points = words >= WORDS_BEFORE_LISTS ? sentences.splice(1, LIST_POINTS) : [];
  const paragraphs: string[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_PER_PARAGRAPH) {
    paragraphs.push(sentences.slice(i, i + SENTENCES_PER_PARAGRAPH).join(lexicon.space));
  }
  const list = points.map((point) => `- ${point}`).join('\n');
  return [paragraphs[0], list, ...paragraphs.slice(1)].filter(Boolean).join('\n\n');
}
