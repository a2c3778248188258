import type { Language } from '@/lib/constants/options.ts';
import { readingWords } from '@/lib/languages/words.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { countWords } from '@/lib/text/words.ts';
import type { PageSection } from './sections.ts';
import { FEWEST_ITEMS, type Piece, type Unit, unitOf } from './units.ts';

/** Limits of quotation from a page without an open license. */
const MOST_WORDS = 300;
const MOST_SHARE = 1 / 5;
const LONGEST = 70;
const SHORTEST = 8;
const MOST_ITEMS = 6;

/** Words that may be quoted from a page. */
function quotableWords({ text }: Pick<SourceDocument, 'text'>, language: Language): number {
  return Math.min(MOST_WORDS, Math.floor(countWords(text, language) * MOST_SHARE));
}

/** Bonus of a first unit of opening or closing. */
const FRAMES = 3;

const sum = (pieces: readonly Piece[]) => pieces.reduce((total, { words }) => total + words, 0);

/** The best quotable span of a paragraph, or the first items of a list. */
function bestSpan(unit: Unit, room: number, scoreOf: (text: string) => number): Piece[] {
  const longest = Math.min(room, LONGEST);
  if (unit.form === 'list') {
    const items = unit.pieces.slice(0, MOST_ITEMS).filter((_, at, all) => sum(all.slice(0, at + 1)) <= longest);
    return items.length >= Math.min(FEWEST_ITEMS, unit.pieces.length) ? items : [];
  }
  const spans = unit.pieces.flatMap((_, start) => {
    if (start === 0 && unit.refersBack) return [];
    const fits = unit.pieces.slice(start).filter((__, at, rest) => sum(rest.slice(0, at + 1)) <= longest);
    return sum(fits) >= SHORTEST ? [fits] : [];
  });
  const scored = spans.map((span) => ({
    span,
    score: scoreOf(span.map(({ text }) => text).join('')) + sum(span) / LONGEST,
  }));
  return scored.sort((a, b) => b.score - a.score)[0]?.span ?? [];
}

function quoted(unit: Unit, pieces: readonly Piece[], language: Language): Unit {
  const [open, close] = readingWords(language).quotationMarks;
  const marked = (text: string) => `${open}${text.trim()}${close}`;
  const whole = pieces
    .map(({ quote }) => quote)
    .join('')
    .trim();
  const quotations: Piece[] =
    unit.form === 'list'
      ? pieces.map((piece) => ({ ...piece, text: marked(piece.quote) }))
      : [{ text: marked(whole), quote: whole, words: sum(pieces) }];
  return unitOf({ ...unit, lead: '', pieces: quotations, refersBack: false }, language);
}

/**
 * Sections of a page as quotations: at most one of each paragraph and list, the best ones up to the page's limit.
 * @param scoreOf relevance of a text
 */
export function quotedSections(
  sections: readonly PageSection[],
  language: Language,
  scoreOf: (text: string) => number,
): PageSection[] {
  const source = sections[0]?.source;
  if (!source) return [];
  let room = quotableWords(source, language);
  const marks = readingWords(language).quotationMarks.map((mark) => mark.trim());
  const hasMarks = (pieces: readonly Piece[]) => pieces.some(({ quote }) => marks.some((mark) => quote.includes(mark)));
  const candidates = sections
    .flatMap((section) =>
      section.units.map((unit, at) => {
        const text = unit.pieces.map((piece) => piece.quote).join(' ');
        const first = at > 0 ? 0 : section.place === 'body' ? 0.5 : FRAMES;
        return { section, unit, score: scoreOf(`${section.heading} ${text}`) + first };
      }),
    )
    .sort((a, b) => b.score - a.score);
  const taken = new Map<Unit, Unit>();
  for (const { unit } of candidates) {
    const span = bestSpan(unit, room, scoreOf);
    if (span.length === 0 || hasMarks(span)) continue;
    room -= sum(span);
    taken.set(unit, quoted(unit, span, language));
  }
  return sections
    .map((section) => ({ ...section, units: section.units.flatMap((unit) => taken.get(unit) ?? []) }))
    .filter(({ units }) => units.length > 0);
}
