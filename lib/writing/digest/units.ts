import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { type PagePart, partText, rowText } from '@/lib/research/page-parts.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { endsInFullSentence, sentencesOf } from '@/lib/text/sentences.ts';
import { termListOf } from '@/lib/text/terms.ts';
import { countWords } from '@/lib/text/words.ts';
import type { BlockText } from '../types.ts';
import type { DigestRules } from './language-words.ts';

/** A sentence with those that belong to it, or one item: what is taken whole or not at all. */
export type Piece = {
  text: string;
  words: number;
  /** The same as it stands in the page. */
  quote: string;
};

/** A paragraph, list or table of a page, as a digest takes it. */
export type Unit = {
  source: SourceDocument;
  /** A paragraph that leads a list or table in, word for word; '' where there is none. */
  lead: string;
  form: 'paragraph' | 'list';
  /** In the page's order. Those of a paragraph, joined, are the paragraph. */
  pieces: Piece[];
  words: number;
  terms: readonly string[];
  /** Makes no sense without the unit before it. */
  refersBack: boolean;
};

/** A list is worth showing with this many items of it. */
export const FEWEST_ITEMS = 3;
/** Below this many words a line is no prose. */
const FEWEST_WORDS = 5;
/** Would be taken for a citation of ours. */
const MARK = /\[\d{1,3}\]/;

/** Sentences of a paragraph in groups that must stay together: one that refers back goes with the one before. */
function sentenceGroups(text: string, language: Language, rules: DigestRules): string[] {
  const groups: string[] = [];
  for (const sentence of sentencesOf(text, language)) {
    const last = groups.pop();
    if (last === undefined) groups.push(sentence);
    else if (rules.refersBack(sentence.trim()) || !endsInFullSentence(last)) groups.push(last + sentence);
    else groups.push(last, sentence);
  }
  return groups;
}

/** A row as an item: what it is about, then each cell with the name of its column. */
function rowItem(names: readonly string[], cells: readonly string[], language: Language): string {
  const [colon, semicolon] = isSpaced(language) ? [': ', '; '] : ['：', '；'];
  const [subject = '', ...rest] = cells;
  const named = rest.flatMap((cell, at) => {
    const name = names[at + 1];
    return cell ? [name ? `${name}${colon}${cell}` : cell] : [];
  });
  return named.length > 0 ? `${subject} – ${named.join(semicolon)}` : subject;
}

/** A unit of these pieces. */
export function unitOf(facts: Omit<Unit, 'words' | 'terms'>, language: Language): Unit {
  const { lead, pieces } = facts;
  return {
    ...facts,
    words: pieces.reduce((sum, { words }) => sum + words, countWords(lead, language)),
    terms: termListOf([lead, ...pieces.map(({ quote }) => quote)].join(' ')),
  };
}

/** The pieces of a block, in order. */
function piecesOf(part: PagePart, language: Language, rules: DigestRules): Piece[] {
  const piece = (text: string, quote = text) => ({ text, quote, words: countWords(text, language) });
  if (part.form === 'list') return part.items.map((item) => piece(item));
  if (part.form === 'table') {
    return part.rows.map((cells) => piece(rowItem(part.names, cells, language), rowText(cells)));
  }
  return sentenceGroups(part.text, language, rules).map((group) => piece(group));
}

/** Whether a paragraph is a line of navigation or the like. */
const isNoProse = (text: string, language: Language) =>
  !endsInFullSentence(text) || countWords(text, language) < FEWEST_WORDS;

/** Whether a paragraph belongs to the list or table after it. */
function leadsIn(text: string, next: PagePart | undefined, rules: DigestRules): boolean {
  if (next?.form !== 'list' && next?.form !== 'table') return false;
  if (/[:：]$/.test(text)) return true;
  return next.form === 'table' ? rules.mentionsTable(text) : rules.announcesList(text);
}

/**
 * The units of a section, in order. A paragraph that ends in a colon, announces the list or speaks of the table after it
 * leads that in.
 * Lines that are no sentences are left out, and what has marks like our citations.
 */
export function unitsOf(
  parts: readonly PagePart[],
  source: SourceDocument,
  language: Language,
  rules: DigestRules,
): Unit[] {
  const units: Unit[] = [];
  let lead = '';
  for (const [at, part] of parts.entries()) {
    if (part.form === 'heading' || MARK.test(partText(part))) continue;
    if (part.form === 'paragraph' && leadsIn(part.text, parts[at + 1], rules)) lead = part.text;
    else if (part.form !== 'paragraph' || !isNoProse(part.text, language)) {
      const pieces = piecesOf(part, language, rules);
      const form = part.form === 'paragraph' ? 'paragraph' : 'list';
      const opening = form === 'paragraph' ? (pieces[0]?.text ?? '') : lead;
      units.push(unitOf({ source, lead, form, pieces, refersBack: rules.refersBack(opening.trim()) }, language));
      lead = '';
    }
  }
  return units;
}

/** Words of a unit's first pieces, its lead included. */
export function wordsOfFirst(unit: Unit, count: number): number {
  return unit.words - unit.pieces.slice(count).reduce((sum, { words }) => sum + words, 0);
}

/**
 * The first pieces of a unit as a block of an article, with the mark of its citation.
 * @returns the block, and the words of the page that the mark stands behind
 */
export function printUnit(unit: Unit, count: number, mark: string): { text: BlockText; quote: string } {
  const pieces = unit.pieces.slice(0, count);
  const join = (key: 'text' | 'quote') =>
    pieces
      .map((piece) => piece[key])
      .join('')
      .trim();
  if (unit.form === 'paragraph') return { text: join('text') + mark, quote: join('quote') };
  const items = pieces.map(({ text }) => `- ${text.trim()}`).join('\n') + mark;
  const text = [unit.lead, items].filter(Boolean).join('\n\n');
  return { text, quote: pieces.at(-1)?.quote.trim() ?? '' };
}
