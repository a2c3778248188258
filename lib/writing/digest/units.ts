import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { type PagePart, partText, rowText } from '@/lib/research/page-parts.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { endsInFullSentence, sentencesOf } from '@/lib/text/sentences.ts';
import { termListOf } from '@/lib/text/terms.ts';
import { countWords } from '@/lib/text/words.ts';
import type { BlockText } from '../types.ts';
import { type DigestRules, digestRules } from './language-words.ts';

/** A sentence with those that belong to it, or an item: taken whole or not at all. */
export type Piece = {
  text: string;
  words: number;
  /** Verbatim. */
  quote: string;
};

/** A paragraph, list or table of a page. */
export type Unit = {
  source: SourceDocument;
  /** The paragraph that introduces a list or table; '' for none. */
  lead: string;
  form: 'paragraph' | 'list';
  /** In order. Joined, those of a paragraph are the paragraph. */
  pieces: Piece[];
  words: number;
  terms: readonly string[];
  /** Whether it needs the unit before it. */
  refersBack: boolean;
};

/** Fewest items of a list. */
export const FEWEST_ITEMS = 3;
/** Shorter lines are not prose. */
const FEWEST_WORDS = 5;
/** Would look like a citation of ours. */
const MARK = /\[\d{1,3}\]/;

/** Sentences of a paragraph; one that refers back goes with the one before. */
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

/** A row as an item: its subject, then the cells with the names of their columns. */
function rowItem(names: readonly string[], cells: readonly string[], language: Language): string {
  const [colon, semicolon] = isSpaced(language) ? [': ', '; '] : ['：', '；'];
  const [subject = '', ...rest] = cells;
  const named = rest.flatMap((cell, at) => {
    const name = names[at + 1];
    return cell ? [name ? `${name}${colon}${cell}` : cell] : [];
  });
  return named.length > 0 ? `${subject} – ${named.join(semicolon)}` : subject;
}

/** Makes a unit. */
export function unitOf(facts: Omit<Unit, 'words' | 'terms'>, language: Language): Unit {
  const { lead, pieces } = facts;
  return {
    ...facts,
    words: pieces.reduce((sum, { words }) => sum + words, countWords(lead, language)),
    terms: termListOf([lead, ...pieces.map(({ quote }) => quote)].join(' ')),
  };
}

function piecesOf(part: PagePart, language: Language, rules: DigestRules): Piece[] {
  const piece = (text: string, quote = text) => ({ text, quote, words: countWords(text, language) });
  if (part.form === 'list') return part.items.map((item) => piece(item));
  if (part.form === 'table') {
    return part.rows.map((cells) => piece(rowItem(part.names, cells, language), rowText(cells)));
  }
  return sentenceGroups(part.text, language, rules).map((group) => piece(group));
}

const isNoProse = (text: string, language: Language) =>
  !endsInFullSentence(text) || countWords(text, language) < FEWEST_WORDS;

/** Whether a paragraph introduces the list or table after it. */
function leadsIn(text: string, next: PagePart | undefined, rules: DigestRules): boolean {
  if (next?.form !== 'list' && next?.form !== 'table') return false;
  if (/[:：]$/.test(text)) return true;
  return next.form === 'table' ? rules.mentionsTable(text) : rules.announcesList(text);
}

/** The units of a section in order, without lines that are not sentences and parts with marks like our citations. */
export function unitsOf(parts: readonly PagePart[], source: SourceDocument, language: Language): Unit[] {
  const rules = digestRules(language);
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

/** Words of a unit's first pieces and its lead. */
export function wordsOfFirst(unit: Unit, count: number): number {
  return unit.words - unit.pieces.slice(count).reduce((sum, { words }) => sum + words, 0);
}

/** The first pieces of a unit as a block of an article with a citation mark, and the quotation that it cites. */
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
