import { documentRelevance } from '@/lib/research/relevance.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { subjectTermsOf } from '@/lib/text/terms.ts';
import type { WritingRequest } from '../types.ts';
import { type Aspect, sectionScore } from './aspects.ts';
import { quotedSections } from './quotations.ts';
import { type Ranking, rankingOf, scorerOf } from './ranking.ts';
import { fittingSections, type PageSection, sectionsOf } from './sections.ts';
import { withoutTaken } from './taken.ts';
import type { Unit } from './units.ts';

/** What pages hold on a topic, ready to be put together. */
export type Material = {
  /** The page that treats the topic best, and how it opens and sums up. */
  main: SourceDocument;
  opening: Unit[];
  closing: Unit[];
  /** Everything else, in the order of the pages. */
  sections: Aspect[];
  topic: readonly string[];
  ranking: Ranking;
  /** Whether all of it is one note of the library, whose sections have weights of their own. */
  isNote: boolean;
};

/** Whether a page is used whatever its words: the user gave it, or the library answers the topic with it. */
const isChosen = ({ isGiven, sections }: SourceDocument) => isGiven || sections !== undefined;

/** Weight of a note's first section, above what other pages' sections score. */
const NOTE_WEIGHT = 100;

type Page = { source: SourceDocument; score: number; sections: PageSection[] };

/**
 * The pages that treat a topic, best first, each with the sections that fit it, of given pages all, as far as the other
 * blogs of the batch left them.
 */
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

/** A page's sections as aspects without a score, each with its place in the page; other pages' openings go under their titles. */
function aspectsIn(page: Page, rank: number): Omit<Aspect, 'score'>[] {
  const isMain = rank === 0;
  const body = page.sections.filter(({ place }) => place === 'body' || (!isMain && place === 'opening'));
  return body.map(({ place, heading, units }, at) => ({
    heading: place === 'opening' ? page.source.title : heading,
    position: rank + at / Math.max(1, body.length),
    units,
  }));
}

/** The weight that a note of the library gives a section of its own: less for each that goes before. */
function weightInNote({ heading, units }: Omit<Aspect, 'score'>): number | undefined {
  const place = units[0]?.source.sections?.indexOf(heading) ?? -1;
  return place < 0 ? undefined : NOTE_WEIGHT - place;
}

/** Given pages that would have been left out had they been found. */
export function doubtfulSources(
  { topic, language }: WritingRequest,
  sources: readonly SourceDocument[],
): SourceDocument[] {
  return sources.filter((source) => source.isGiven && !documentRelevance(topic, source, language).isUsable);
}

/** What the pages hold on the topic; null where none of them treats it. */
export function materialOn(request: WritingRequest, sources: readonly SourceDocument[]): Material | null {
  const { language } = request;
  const topic = subjectTermsOf(request.topic, language);
  const found = pagesOn(request, sources);
  const all = found.flatMap(({ sections }) => sections.flatMap(({ units }) => units));
  const ranking = rankingOf(all.map(({ terms }) => terms));
  const scoreOf = scorerOf(ranking, topic);
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
