import { note } from '@/lib/messages/catalogue.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { cosine, countTerms, listTerms } from '@/lib/text/terms.ts';
import { WritingError } from '../errors.ts';
import type { Outline } from '../outline-schema.ts';
import { type Unit, wordsIn } from './units.ts';

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Relevance by BM25 and likeness within a collection of texts as terms. */
export function rankTerms(collection: readonly (readonly string[])[]) {
  const containing = countTerms(collection.flatMap((terms) => [...new Set(terms)]));
  const total = collection.reduce((sum, terms) => sum + terms.length, 0);
  const average = Math.max(1, total / Math.max(1, collection.length));
  const rarity = (term: string) => {
    const known = containing.get(term) ?? 0;
    return Math.log(1 + (collection.length - known + 0.5) / (known + 0.5));
  };
  const termVector = (terms: readonly string[]) =>
    new Map([...countTerms(terms)].map(([term, count]) => [term, Math.sqrt(count) * rarity(term)]));

  return {
    score: (terms: readonly string[], query: Iterable<string>): number => {
      const counts = countTerms(terms);
      const penalty = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * terms.length) / average);
      return [...new Set(query)].reduce((sum, term) => {
        const count = counts.get(term) ?? 0;
        return sum + (rarity(term) * count * (SATURATION + 1)) / (count + penalty);
      }, 0);
    },
    /** Cosine of two texts' terms weighted by rarity, from 0 to 1. */
    likeness: (a: readonly string[], b: readonly string[]): number => cosine(termVector(a), termVector(b)),
  };
}

export type Ranking = ReturnType<typeof rankTerms>;

export type Aspect = { heading: string; units: Unit[]; position: number; score: number };

export const ASPECT_COUNTS = {
  small: { min: 3, max: 3 },
  medium: { min: 4, max: 8 },
  large: { min: 5, max: 10 },
} as const;

const SAME_PAGE = 1;
/** Likeness above which sections of two pages treat the same aspect. */
const SAME_ASPECT = 0.3;
/** Weights of a section that names the topic, treats what opening and closing treat, and stands early. */
const TOPICAL = 0.5;
const CENTRAL = 20;
const EARLY = 1.5;

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;
const unitSources = (units: readonly Unit[]) => new Set(units.map(({ source }) => source));
const termsIn = ({ heading, units }: Pick<Aspect, 'heading' | 'units'>) => [
  ...listTerms(heading),
  ...units.flatMap(({ terms }) => terms),
];

export function sectionScore(
  { heading, units, position }: Omit<Aspect, 'score'>,
  ranking: Ranking,
  { topic, frame }: { topic: readonly string[]; frame: readonly string[] },
): number {
  const [best = 0, second = 0] = units.map(({ terms }) => ranking.score(terms, topic)).toSorted((a, b) => b - a);
  const central = CENTRAL * ranking.likeness(termsIn({ heading, units }), frame);
  const ofHeading = ranking.score(listTerms(heading), topic);
  return TOPICAL * ((best + second) / 2 + ofHeading) + central + EARLY * (1 - (position % 1));
}

function merged(into: Aspect, other: Aspect): Aspect {
  const [first, second] = into.score >= other.score ? [into, other] : [other, into];
  return {
    heading: first.heading,
    units: [...first.units, ...second.units],
    position: Math.min(first.position, second.position),
    score: first.score + second.score / 4,
  };
}

export function joinAspects(sections: readonly Aspect[], ranking: Ranking): Aspect[] {
  const aspects: Aspect[] = [];
  for (const section of sections) {
    const from = section.units[0]?.source;
    const [alike] = aspects
      .map((aspect, at) => ({ at, aspect, score: ranking.likeness(termsIn(aspect), termsIn(section)) }))
      .filter(({ aspect, score }) => {
        if (aspect.heading.toLowerCase() === section.heading.toLowerCase()) return true;
        return score >= SAME_ASPECT && aspect.units.every(({ source }) => source !== from);
      })
      .toSorted(byScore);
    if (alike) aspects[alike.at] = merged(alike.aspect, section);
    else aspects.push(section);
  }
  return aspects;
}

/** The aspects with the smallest merged into its most similar one. */
function withoutSmallest(aspects: readonly Aspect[], ranking: Ranking): Aspect[] {
  const [smallest, ...others] = aspects.toSorted((a, b) => wordsIn(a.units) - wordsIn(b.units));
  if (!smallest) return [];
  const pages = unitSources(smallest.units);
  const [closest] = others
    .map((aspect) => {
      const isOfPage = !pages.isDisjointFrom(unitSources(aspect.units));
      const likeness = ranking.likeness(termsIn(aspect), termsIn(smallest));
      return { aspect, score: likeness + (isOfPage ? SAME_PAGE : 0) };
    })
    .toSorted(byScore);
  return others.map((aspect) => (aspect === closest?.aspect ? merged(aspect, smallest) : aspect));
}

const givenPages = (aspects: readonly Aspect[]): SourceDocument[] =>
  [...unitSources(aspects.flatMap(({ units }) => units))].filter(({ isGiven }) => isGiven);

function byWorth(aspects: readonly Aspect[]): Aspect[] {
  const ranked = aspects.toSorted(byScore);
  const seen = new Set<SourceDocument>();
  const leads = ranked.filter((aspect) => {
    const given = givenPages([aspect]);
    const isFirst = given.some((source) => !seen.has(source));
    for (const source of given) seen.add(source);
    return isFirst;
  });
  return [...new Set([...leads, ...ranked])];
}

/** The most relevant aspects in page order, with one of each given page, for the words wanted; small ones are joined. */
export function chooseAspects(
  all: readonly Aspect[],
  { min, max }: { min: number; max: number },
  words: number,
  ranking: Ranking,
): Aspect[] {
  const held = (aspects: readonly Aspect[]) => wordsIn(aspects.flatMap(({ units }) => units));
  let aspects = all;
  while (aspects.length > max && held(byWorth(aspects).slice(0, max)) < words) {
    aspects = withoutSmallest(aspects, ranking);
  }
  const ranked = byWorth(aspects).slice(0, max);
  const pages = givenPages(ranked).length;
  const isEnough = (some: readonly Aspect[]) => held(some) >= words && givenPages(some).length === pages;
  const enough = ranked.findIndex((_, at) => isEnough(ranked.slice(0, at + 1)));
  const count = Math.max(min, enough < 0 ? ranked.length : enough + 1);
  return ranked.slice(0, count).toSorted((a, b) => a.position - b.position);
}

const sameLine = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Sections by an outline: same headings whole, other units by relevance. @throws WritingError 'refused' for none. */
export function byOutline(sections: readonly Aspect[], outline: Outline, ranking: Ranking): Aspect[] {
  const wanted = outline.sections.map(({ heading, covers }) => ({
    aspect: { heading, units: [], position: 0, score: 1 } as Aspect,
    query: listTerms(`${heading} ${covers}`),
    covers,
  }));
  const rest = sections.filter((section) => {
    const own = wanted.find(({ aspect, covers }) => {
      const begins = covers !== '' && section.units.some(({ pieces }) => pieces[0]?.quote.startsWith(covers));
      return sameLine(aspect.heading, section.heading) || begins;
    });
    own?.aspect.units.push(...section.units);
    return !own;
  });
  const open = wanted.filter(({ aspect }) => aspect.units.length === 0);
  for (const unit of rest.flatMap(({ units }) => units)) {
    const ranked = open.map(({ aspect, query }) => ({ aspect, score: ranking.score(unit.terms, query) }));
    const [closest] = ranked.toSorted(byScore);
    if (closest && closest.score > 0) closest.aspect.units.push(unit);
  }
  const aspects = wanted.map(({ aspect }) => aspect);
  const bare = aspects.find(({ units }) => units.length === 0);
  if (!bare) return aspects;
  throw new WritingError('refused', note('writing.digest.nothingOnSection', { heading: bare.heading }));
}
