import type { Block, Inline } from '@/lib/article/tree.ts';
import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { digestWords, oncePerLanguage } from '@/lib/languages/words.ts';
import { type PagePart, partText, rowText } from '@/lib/research/page-parts.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { endsInFullSentence, splitSentences } from '@/lib/text/sentences.ts';
import { listTerms } from '@/lib/text/terms.ts';
import { countWords } from '@/lib/text/words.ts';

export const digestRules = oncePerLanguage((language) => {
  const words = digestWords(language);
  const end = isSpaced(language) ? '(?![\\p{L}\\p{N}])' : '';
  const opening = (list: string) => new RegExp(`^["'“”«„(¿¡]*(?:${list})${end}`, 'iu');
  const whole = (list: string) => new RegExp(`^(?:${list})[.:：。!！]?$`, 'iu');
  const limits = opening(words.limits);
  const pointsBack = opening(words.pointsBack);
  const kinds = (['opening', 'closing', 'beside'] as const).map((kind) => [kind, whole(words[kind])] as const);
  const table = new RegExp(words.table, 'iu');
  const pointsAhead = new RegExp(words.pointsAhead, 'iu');
  return {
    /** Whether a sentence needs the one before, or limits its claim. */
    refersBack: (sentence: string) => pointsBack.test(sentence) || limits.test(sentence),
    headingKind: (heading: string) => kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'body',
    mentionsTable: (text: string) => table.test(text),
    announcesList: (text: string) => pointsAhead.test(text),
  };
});

type DigestRules = ReturnType<typeof digestRules>;

/** A sentence with those that belong to it, or an item: taken whole or not at all. */
export type Piece = { text: string; words: number; quote: string; cells?: readonly string[] };

export type Unit = {
  source: SourceDocument;
  lead: string;
  form: 'paragraph' | 'list' | 'table';
  names?: readonly string[];
  pieces: Piece[];
  words: number;
  terms: readonly string[];
  refersBack: boolean;
};

export const FEWEST_ITEMS = 3;
const FEWEST_WORDS = 5;
/** Would look like a citation of ours. */
const MARK = /\[\d{1,3}\]/;

export const wordsIn = (parts: readonly { words: number }[]): number =>
  parts.reduce((sum, { words }) => sum + words, 0);

function sentenceGroups(text: string, language: Language, rules: DigestRules): string[] {
  const groups: string[] = [];
  for (const sentence of splitSentences(text, language)) {
    const last = groups.at(-1);
    const belongs = last !== undefined && (rules.refersBack(sentence.trim()) || !endsInFullSentence(last));
    if (belongs) groups[groups.length - 1] = last + sentence;
    else groups.push(sentence);
  }
  return groups;
}

export function makeUnit(facts: Omit<Unit, 'words' | 'terms'>, language: Language): Unit {
  const { lead, pieces } = facts;
  return {
    ...facts,
    words: countWords(lead, language) + wordsIn(pieces),
    terms: listTerms([lead, ...pieces.map(({ quote }) => quote)].join(' ')),
  };
}

function splitPart(part: PagePart, language: Language, rules: DigestRules): Piece[] {
  const piece = (text: string) => ({ text, quote: text, words: countWords(text, language) });
  if (part.form === 'list') return part.items.map(piece);
  if (part.form === 'table') return part.rows.map((cells) => ({ ...piece(rowText(cells)), cells }));
  return sentenceGroups(part.text, language, rules).map(piece);
}

function leadsIn(text: string, next: PagePart | undefined, rules: DigestRules): boolean {
  if (next?.form !== 'list' && next?.form !== 'table') return false;
  if (/[:：]$/.test(text)) return true;
  return next.form === 'table' ? rules.mentionsTable(text) : rules.announcesList(text);
}

/** The units of a section in order, without lines that are not sentences and parts with marks like our citations. */
export function splitUnits(parts: readonly PagePart[], source: SourceDocument, language: Language): Unit[] {
  const rules = digestRules(language);
  const isProse = (text: string) => endsInFullSentence(text) && countWords(text, language) >= FEWEST_WORDS;
  const units: Unit[] = [];
  let lead = '';
  for (const [at, part] of parts.entries()) {
    if (part.form === 'heading' || MARK.test(partText(part))) continue;
    if (part.form === 'paragraph' && leadsIn(part.text, parts[at + 1], rules)) lead = part.text;
    else if (part.form !== 'paragraph' || isProse(part.text)) {
      const pieces = splitPart(part, language, rules);
      const { form } = part;
      const names = form === 'table' && { names: part.names };
      const opening = form === 'paragraph' ? (pieces[0]?.text ?? '') : lead;
      const refersBack = rules.refersBack(opening.trim());
      units.push(makeUnit({ source, lead, form, ...names, pieces, refersBack }, language));
      lead = '';
    }
  }
  return units;
}

export const wordsOfFirst = (unit: Unit, count: number): number => unit.words - wordsIn(unit.pieces.slice(count));

const line = (value: string, mark: readonly Inline[] = []): Inline[] => [{ type: 'text', value }, ...mark];

const row = (cells: readonly string[], mark: readonly Inline[] = []) => ({
  type: 'tableRow' as const,
  children: cells.map((cell, at) => ({
    type: 'tableCell' as const,
    children: line(cell, at === cells.length - 1 ? mark : []),
  })),
});

/** The first pieces of a unit as blocks of an article with its citation mark, and the quotation that it cites. */
export function printUnit(
  { form, lead, names, ...unit }: Unit,
  count: number,
  mark: readonly Inline[],
): { blocks: Block[]; quote: string } {
  const pieces = unit.pieces.slice(0, count);
  const joined = (key: 'text' | 'quote') =>
    pieces
      .map((piece) => piece[key])
      .join('')
      .trim();
  if (form === 'paragraph') {
    return { blocks: [{ type: 'paragraph', children: line(joined('text'), mark) }], quote: joined('quote') };
  }
  const markAt = (at: number) => (at === pieces.length - 1 ? mark : []);
  const block: Block = names
    ? { type: 'table', children: [row(names), ...pieces.map(({ cells = [] }, at) => row(cells, markAt(at)))] }
    : {
        type: 'list',
        ordered: false,
        children: pieces.map(({ text }, at) => ({
          type: 'listItem',
          children: [{ type: 'paragraph', children: line(text.trim(), markAt(at)) }],
        })),
      };
  const intro: Block[] = lead ? [{ type: 'paragraph', children: line(lead) }] : [];
  return { blocks: [...intro, block], quote: pieces.at(-1)?.quote.trim() ?? '' };
}
