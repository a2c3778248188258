import type { Language } from '@/lib/constants/options.ts';
import { quotation, readingWords } from '@/lib/languages/words.ts';
import { documentRelevance } from '@/lib/research/relevance.ts';
import { isNote, type SourceDocument } from '@/lib/research/types.ts';
import { listTerms, subjectTerms, textTerms } from '@/lib/text/terms.ts';
import { countWords } from '@/lib/text/words.ts';
import type { WritingRequest } from '../types.ts';
import { type Aspect, type Ranking, rankTerms, sectionScore } from './aspects.ts';
import { fittingSections, type PageSection, splitSections, withoutTaken } from './sections.ts';
import { FEWEST_ITEMS, makeUnit, type Piece, type Unit, wordsIn } from './units.ts';

const MOST_WORDS = 300;
const MOST_SHARE = 1 / 5;
const LONGEST = 70;
const SHORTEST = 8;
const MOST_ITEMS = 6;

/** Bonus of a first unit: of opening or closing, and of another section. */
const FRAMES = 3;
const BEGINS = 0.5;

const within = (pieces: readonly Piece[], words: number) =>
  pieces.filter((_, at) => wordsIn(pieces.slice(0, at + 1)) <= words);

function bestSpan(unit: Unit, room: number, scoreText: (text: string) => number): Piece[] {
  const longest = Math.min(room, LONGEST);
  if (unit.form !== 'paragraph') {
    const items = within(unit.pieces.slice(0, MOST_ITEMS), longest);
    return items.length >= Math.min(FEWEST_ITEMS, unit.pieces.length) ? items : [];
  }
  const [best] = unit.pieces
    .map((_, start) => within(unit.pieces.slice(start), longest))
    .filter((span, start) => wordsIn(span) >= SHORTEST && !(start === 0 && unit.refersBack))
    .map((span) => ({ span, score: scoreText(span.map(({ text }) => text).join('')) + wordsIn(span) / LONGEST }))
    .toSorted((a, b) => b.score - a.score);
  return best?.span ?? [];
}

function quoted(unit: Unit, pieces: readonly Piece[], language: Language): Unit {
  const marked = (text: string) => quotation(text.trim(), language);
  const quotes = pieces.map(({ quote }) => quote);
  const whole = quotes.join('').trim();
  const quotations: Piece[] =
    unit.form !== 'paragraph'
      ? pieces.map((piece) => ({ ...piece, text: marked(piece.quote) }))
      : [{ text: marked(whole), quote: whole, words: wordsIn(pieces) }];
  const { source, form } = unit;
  const plain = { source, form: form === 'table' ? 'list' : form, lead: '', refersBack: false } as const;
  return makeUnit({ ...plain, pieces: quotations }, language);
}

/** Sections as quotations: at most one of each paragraph and list, the best ones up to the page's limit. */
function quotedSections({ source, sections }: Page, language: Language, scoreText: (text: string) => number) {
  let room = Math.min(MOST_WORDS, Math.floor(countWords(source.text, language) * MOST_SHARE));
  const marks = readingWords(language).quotationMarks.map((mark) => mark.trim());
  const hasMarks = (pieces: readonly Piece[]) => pieces.some(({ quote }) => marks.some((mark) => quote.includes(mark)));
  const candidates = sections
    .flatMap(({ units, heading, place }) =>
      units.map((unit, at) => {
        const text = unit.pieces.map((piece) => piece.quote).join(' ');
        const first = at > 0 ? 0 : place === 'body' ? BEGINS : FRAMES;
        return { unit, score: scoreText(`${heading} ${text}`) + first };
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  const taken = new Map<Unit, Unit>();
  for (const { unit } of candidates) {
    const span = bestSpan(unit, room, scoreText);
    if (span.length === 0 || hasMarks(span)) continue;
    room -= wordsIn(span);
    taken.set(unit, quoted(unit, span, language));
  }
  return sections
    .map((section) => ({ ...section, units: section.units.flatMap((unit) => taken.get(unit) ?? []) }))
    .filter(({ units }) => units.length > 0);
}

export type Material = {
  /** The best page on the topic, its opening and its summary. */
  main: SourceDocument;
  opening: Unit[];
  closing: Unit[];
  sections: Aspect[];
  topic: readonly string[];
  ranking: Ranking;
  /** Whether all of it is one library note, which ranks its sections. */
  isOneNote: boolean;
};

/** Score of a note's first section, above those of other pages, and bonus of one on what the topic asks besides its title. */
const NOTE_WEIGHT = 100;
const ASKED_WEIGHT = 100;

const LICENSED = 0.2;

type Page = { source: SourceDocument; score: number; sections: PageSection[] };

/** Pages on a topic, best first, each with its fitting sections (all of a given page) that other blogs of the batch left. */
function pagesOn({ topic, language, siblings = [] }: WritingRequest, sources: readonly SourceDocument[]): Page[] {
  /** A page that is used in any case: a given one, or the note that covers the topic. */
  const isChosen = (source: SourceDocument) => source.isGiven || (isNote(source) && source === sources.find(isNote));
  return sources
    .map((source) => ({ source, ...documentRelevance(topic, source, language) }))
    .filter(({ source, isUsable }) => isUsable || isChosen(source))
    .map(({ source, score, partial }) => {
      const sections = fittingSections(splitSections(source, language), isChosen(source) ? [] : partial);
      return {
        source,
        score: score + (source.license ? LICENSED : 0),
        sections: withoutTaken(sections, siblings, language),
      };
    })
    .filter(({ sections }) => sections.length > 0)
    .toSorted((a, b) => Number(isNote(b.source)) - Number(isNote(a.source)) || b.score - a.score);
}

function aspectsIn({ source, sections }: Page, rank: number): Omit<Aspect, 'score'>[] {
  const body = sections.filter(({ place }) => place === 'body' || (rank > 0 && place === 'opening'));
  return body.map(({ place, heading, units }, at) => ({
    heading: place === 'opening' ? source.title : heading,
    position: rank + at / body.length,
    units,
  }));
}

function weightInNote({ heading, units }: Omit<Aspect, 'score'>, topic: readonly string[]): number | undefined {
  const [source] = units.map((unit) => unit.source);
  const place = source?.sections?.indexOf(heading) ?? -1;
  if (!source || place < 0) return undefined;
  const ofHeading = textTerms(heading);
  const said = new Set(units.flatMap(({ terms }) => terms));
  const asked = topic.filter((term) => !textTerms(source.title).has(term));
  const inHeading = asked.filter((term) => ofHeading.has(term)).length;
  const inText = asked.filter((term) => said.has(term)).length;
  const answered = (inHeading + inText) / Math.max(1, 2 * asked.length);
  return NOTE_WEIGHT - place + ASKED_WEIGHT * answered;
}

export const doubtfulSources = ({ topic, language }: WritingRequest, sources: readonly SourceDocument[]) =>
  sources.filter((source) => source.isGiven && !documentRelevance(topic, source, language).isUsable);

export function materialOn(request: WritingRequest, sources: readonly SourceDocument[]): Material | null {
  const { language } = request;
  const topic = subjectTerms(request.topic, language);
  const found = pagesOn(request, sources);
  const all = found.flatMap(({ sections }) => sections.flatMap(({ units }) => units));
  const ranking = rankTerms(all.map(({ terms }) => terms));
  const textScore = (text: string) => ranking.score(listTerms(text), topic);
  const pages = found.map((page) =>
    page.source.license ? page : { ...page, sections: quotedSections(page, language, textScore) },
  );
  const [main] = pages;
  if (!main) return null;
  const unitsIn = (place: PageSection['place']) =>
    main.sections.flatMap((section) => (section.place === place ? section.units : []));
  const opening = unitsIn('opening');
  const closing = unitsIn('closing');
  const frame = [...opening, ...closing].flatMap(({ terms }) => terms);
  const sections = pages
    .flatMap(aspectsIn)
    .map((section) => ({
      ...section,
      score: weightInNote(section, [...textTerms(request.topic)]) ?? sectionScore(section, ranking, { topic, frame }),
    }));
  const isOneNote = pages.length === 1 && isNote(main.source);
  return { main: main.source, opening, closing, sections, topic, ranking, isOneNote };
}
