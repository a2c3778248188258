import { documentRelevance } from '@/lib/research/relevance.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { subjectTermsOf, termListOf } from '@/lib/text/terms.ts';
import type { WritingRequest } from '../types.ts';
import { type Aspect, sectionScore } from './aspects.ts';
import { quotedSections } from './quotations.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import { fittingSections, type PageSection, sectionsOf } from './sections.ts';
import { withoutTaken } from './taken.ts';
import type { Unit } from './units.ts';

/** Material on a topic. */
export type Material = {
  /** The best page on the topic, its opening and its summary. */
  main: SourceDocument;
  opening: Unit[];
  closing: Unit[];
  /** The rest in page order. */
  sections: Aspect[];
  topic: readonly string[];
  ranking: Ranking;
  /** Whether all of it is one library note, which ranks its sections. */
  isNote: boolean;
};

/** Whether a page is used in any case: a given page, or the library's answer. */
const isChosen = ({ isGiven, sections }: SourceDocument) => isGiven || sections !== undefined;

/** Score of a note's first section, above those of other pages. */
const NOTE_WEIGHT = 100;

type Page = { source: SourceDocument; score: number; sections: PageSection[] };

/** Pages on a topic, best first, each with its fitting sections (all of a given page) that other blogs of the batch left. */
function pagesOn({ topic, language, siblings = [] }: WritingRequest, sources: readonly SourceDocument[]): Page[] {
  return sources
    .map((source) => ({ source, ...documentRelevance(topic, source, language) }))
    .filter(({ source, isUsable }) => isUsable || isChosen(source))
    .map(({ source, score, partial }) => {
      const sections = fittingSections(sectionsOf(source, language), isChosen(source) ? [] : partial);
      return {
        source,
        score: score + (source.license ? 0.2 : 0),
        sections: withoutTaken(sections, siblings, language),
      };
    })
    .filter(({ sections }) => sections.length > 0)
    .sort((a, b) => b.score - a.score);
}

const inPlace = (page: Page | undefined, place: PageSection['place']) =>
  page?.sections.filter((section) => section.place === place) ?? [];

/** A page's sections as aspects. Openings of pages other than the main one take the page's title. */
function aspectsIn(page: Page, rank: number): Omit<Aspect, 'score'>[] {
  const isMain = rank === 0;
  const body = page.sections.filter(({ place }) => place === 'body' || (!isMain && place === 'opening'));
  return body.map(({ place, heading, units }, at) => ({
    heading: place === 'opening' ? page.source.title : heading,
    position: rank + at / Math.max(1, body.length),
    units,
  }));
}

/** A section's score by its rank in a library note. */
function weightInNote({ heading, units }: Omit<Aspect, 'score'>): number | undefined {
  const place = units[0]?.source.sections?.indexOf(heading) ?? -1;
  return place < 0 ? undefined : NOTE_WEIGHT - place;
}

/** Given pages that may be off topic. */
export function doubtfulSources(
  { topic, language }: WritingRequest,
  sources: readonly SourceDocument[],
): SourceDocument[] {
  return sources.filter((source) => source.isGiven && !documentRelevance(topic, source, language).isUsable);
}

/** The material on a topic; null where no page treats it. */
export function materialOn(request: WritingRequest, sources: readonly SourceDocument[]): Material | null {
  const { language } = request;
  const topic = subjectTermsOf(request.topic, language);
  const found = pagesOn(request, sources);
  const all = found.flatMap(({ sections }) => sections.flatMap(({ units }) => units));
  const ranking = rankingOf(all.map(({ terms }) => terms));
  const scoreOf = (text: string) => ranking.score(termListOf(text), topic);
  const pages = found.map((page) =>
    page.source.license ? page : { ...page, sections: quotedSections(page.sections, language, scoreOf) },
  );
  const [main] = pages;
  if (!main) return null;
  const opening = inPlace(main, 'opening').flatMap(({ units }) => units);
  const closing = inPlace(main, 'closing').flatMap(({ units }) => units);
  const frame = [...opening, ...closing].flatMap(({ terms }) => terms);
  const sections = pages
    .flatMap(aspectsIn)
    .map((section) => ({
      ...section,
      score: weightInNote(section) ?? sectionScore(section, ranking, { topic, frame }),
    }));
  const isNote = pages.length === 1 && main.source.sections !== undefined;
  return { main: main.source, opening, closing, sections, topic, ranking, isNote };
}
