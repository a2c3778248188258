import type { SourceDocument } from '@/lib/research/types.ts';
import { termListOf } from '../../text/terms.ts';
import type { Ranking } from './ranking.ts';
import type { Unit } from './units.ts';

/** A side of the topic: a section of the article. */
export type Aspect = {
  heading: string;
  units: Unit[];
  /** Rank of its page, and as decimals its place in the page. */
  position: number;
  score: number;
};

/** Sections of a digest, both ends included. */
export const ASPECT_COUNTS = {
  small: { min: 3, max: 3 },
  medium: { min: 4, max: 8 },
  large: { min: 5, max: 10 },
} as const;

/** Bonus for joining aspects of one page. */
const SAME_PAGE = 1;
/** Likeness above which sections of two pages treat the same aspect. */
const SAME_ASPECT = 0.3;
/** Weights of a section that names the topic, treats what opening and closing treat, and stands early. */
const TOPICAL = 0.5;
const CENTRAL = 20;
const EARLY = 1.5;

const wordsIn = (units: readonly Unit[]) => units.reduce((sum, { words }) => sum + words, 0);
const termsIn = ({ heading, units }: Pick<Aspect, 'heading' | 'units'>) => [
  ...termListOf(heading),
  ...units.flatMap(({ terms }) => terms),
];

/**
 * The relevance of a section, by its best units, its heading, its likeness to the frame and its place.
 * @param frame terms of opening and closing
 */
export function sectionScore(
  { heading, units, position }: Omit<Aspect, 'score'>,
  ranking: Ranking,
  { topic, frame }: { topic: readonly string[]; frame: readonly string[] },
): number {
  const best = units.map(({ terms }) => ranking.score(terms, topic)).sort((a, b) => b - a);
  const ofUnits = ((best[0] ?? 0) + (best[1] ?? 0)) / 2;
  const central = CENTRAL * ranking.likeness(termsIn({ heading, units }), frame);
  const ofHeading = ranking.score(termListOf(heading), topic);
  return TOPICAL * (ofUnits + ofHeading) + central + EARLY * (1 - (position % 1));
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

/** Sections of different pages on one aspect, joined. */
export function aspectsOf(sections: readonly Aspect[], ranking: Ranking): Aspect[] {
  const aspects: Aspect[] = [];
  for (const section of sections) {
    const from = section.units[0]?.source;
    const alike = aspects
      .map((aspect, at) => ({ at, aspect, likeness: ranking.likeness(termsIn(aspect), termsIn(section)) }))
      .filter(({ aspect, likeness }) => {
        if (aspect.heading.toLowerCase() === section.heading.toLowerCase()) return true;
        return likeness >= SAME_ASPECT && aspect.units.every(({ source }) => source !== from);
      })
      .sort((a, b) => b.likeness - a.likeness)[0];
    if (alike) aspects[alike.at] = merged(alike.aspect, section);
    else aspects.push(section);
  }
  return aspects;
}

/** The aspects with the smallest merged into its most similar one. */
function withoutSmallest(aspects: readonly Aspect[], ranking: Ranking): Aspect[] {
  const [smallest, ...others] = [...aspects].sort((a, b) => wordsIn(a.units) - wordsIn(b.units));
  if (!smallest) return [];
  const pages = new Set(smallest.units.map(({ source }) => source));
  const closest = others
    .map((aspect) => {
      const isOfPage = aspect.units.some(({ source }) => pages.has(source));
      const likeness = ranking.likeness(termsIn(aspect), termsIn(smallest));
      return { aspect, likeness: likeness + (isOfPage ? SAME_PAGE : 0) };
    })
    .sort((a, b) => b.likeness - a.likeness)[0]?.aspect;
  return others.map((aspect) => (aspect === closest ? merged(aspect, smallest) : aspect));
}

/** Number of given pages among some aspects. */
const givenPages = (aspects: readonly Aspect[]): number => {
  const sources = aspects.flatMap(({ units }) => units.map(({ source }) => source));
  return new Set(sources.filter(({ isGiven }) => isGiven)).size;
};

/** Aspects by score, the best of each given page first. */
function byWorth(aspects: readonly Aspect[]): Aspect[] {
  const ranked = [...aspects].sort((a, b) => b.score - a.score);
  const seen = new Set<SourceDocument>();
  const leads = ranked.filter(({ units }) => {
    const given = units.map(({ source }) => source).filter(({ isGiven }) => isGiven);
    const isFirst = given.some((source) => !seen.has(source));
    for (const source of given) seen.add(source);
    return isFirst;
  });
  return [...leads, ...ranked.filter((aspect) => !leads.includes(aspect))];
}

/**
 * The aspects of an article in page order: the most relevant ones, with one of each given page where there is room, and enough
 * of them for the words wanted. Small ones are joined where a few cannot hold the words.
 */
export function chooseAspects(
  all: readonly Aspect[],
  { min, max }: { min: number; max: number },
  words: number,
  ranking: Ranking,
): Aspect[] {
  const held = (aspects: readonly Aspect[]) => wordsIn(aspects.flatMap(({ units }) => units));
  let aspects = [...all];
  while (aspects.length > max && held(byWorth(aspects).slice(0, max)) < words) {
    aspects = withoutSmallest(aspects, ranking);
  }
  const ranked = byWorth(aspects).slice(0, max);
  const pages = givenPages(ranked);
  const isEnough = (some: readonly Aspect[]) => held(some) >= words && givenPages(some) === pages;
  const enough = ranked.findIndex((_, at) => isEnough(ranked.slice(0, at + 1)));
  const count = Math.max(min, enough < 0 ? ranked.length : enough + 1);
  return ranked.slice(0, count).sort((a, b) => a.position - b.position);
}
