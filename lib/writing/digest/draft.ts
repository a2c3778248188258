import type { Language, Length } from '@/lib/constants/options.ts';
import { termListOf } from '@/lib/text/terms.ts';
import { planLengths } from '../length-plan.ts';
import type { WritingRequest } from '../types.ts';
import { ASPECT_COUNTS, type Aspect, aspectsOf, byOutline, chooseAspects } from './aspects.ts';
import { fitUnits, piecesWithin, repetitionCheck, type Selection } from './fit.ts';
import type { Material } from './material.ts';
import { type Unit, wordsOfFirst } from './units.ts';

const FRAME: Readonly<Record<Length, { intro: number; conclusion: number }>> = {
  small: { intro: 90, conclusion: 80 },
  medium: { intro: 180, conclusion: 130 },
  large: { intro: 240, conclusion: 180 },
};
/** For library notes, which introduce their topic in a paragraph or two. */
const NOTE_FRAME: typeof FRAME = { ...FRAME, small: { intro: 160, conclusion: 80 } };
const AIM = 0.7;

/** An article as units of pages, and how many pieces of each. */
export type Draft = { intro: Selection; sections: Aspect[]; chosen: Selection; conclusion: Selection };

export function wordsOf(selection: Selection): number {
  return [...selection].reduce((sum, [unit, count]) => sum + wordsOfFirst(unit, count), 0);
}

/** The first units that fit; at least the beginning of the first one. */
function firstUnits(units: readonly Unit[], words: number): Selection {
  const taken = new Map<Unit, number>();
  for (const unit of units) {
    if (wordsOf(taken) + unit.words > words) break;
    taken.set(unit, unit.pieces.length);
  }
  const [first] = units;
  if (taken.size === 0 && first) taken.set(first, piecesWithin(first, words) || 1);
  return taken;
}

function unitScores(aspects: readonly Aspect[], { ranking, topic, isOneNote }: Material): (unit: Unit) => number {
  const scores = new Map<Unit, number>();
  for (const { heading, units } of aspects) {
    const query = [...topic, ...topic, ...termListOf(heading)];
    for (const [at, unit] of units.entries()) {
      // A note's section reads best from its beginning.
      const relevance = isOneNote ? 0 : ranking.score(unit.terms, query);
      scores.set(unit, relevance + 2 / (1 + at));
    }
  }
  return (unit) => scores.get(unit) ?? 0;
}

const FEWEST_OF_NOTE = 2;

/** How many sections an article may have. A note's sections stay whole. */
const countsOf = ({ isOneNote, sections }: Material, length: Length) =>
  isOneNote ? { min: FEWEST_OF_NOTE, max: sections.length } : ASPECT_COUNTS[length];

const mainFirst = ({ main }: Material, sections: readonly Aspect[]): Aspect[] => {
  const { own = [], others = [] } = Object.groupBy(sections, ({ units }) =>
    units[0]?.source === main ? 'own' : 'others',
  );
  return [...own, ...others];
};

/** Units of the opening; without one, the beginning of the first section. */
function openingUnits(material: Material, sections: readonly Aspect[]): Unit[] {
  if (material.opening.length > 0) return material.opening;
  const first = mainFirst(material, sections).find(({ units }) => units.length > 1 && units[0]?.form === 'paragraph');
  return first?.units.splice(0, 1) ?? [];
}

function withoutRepetition(sections: readonly Aspect[], frame: readonly Unit[], language: Language): Aspect[] {
  const repeats = repetitionCheck(language);
  for (const unit of frame) repeats(unit);
  return sections
    .map((section) => ({ ...section, units: section.units.filter((unit) => !repeats(unit)) }))
    .filter(({ units }) => units.length > 0);
}

/** Chooses an article's units; `surplus` words of its count are in no unit. Throws WritingError 'refused'. */
export function draftOf(material: Material, { length, language, outline }: WritingRequest, surplus: number): Draft {
  const { min, max } = planLengths(length, 1);
  const { isOneNote, ranking } = material;
  const sections = material.sections.map((section) => ({ ...section, units: [...section.units] }));
  const opening = openingUnits(material, sections);
  const distinct = withoutRepetition(sections, [...opening, ...material.closing], language);
  const words = (isOneNote ? NOTE_FRAME : FRAME)[length];
  const intro = firstUnits(opening, words.intro);
  const conclusion = firstUnits(material.closing, words.conclusion);
  const frame = wordsOf(intro) + wordsOf(conclusion) + surplus;
  const room = { min: min - frame, target: min + AIM * (max - min) - frame, max: max - frame };
  const aspects = outline
    ? byOutline(distinct, outline, ranking)
    : chooseAspects(aspectsOf(distinct, ranking), countsOf(material, length), room.target, ranking);
  const chosen = fitUnits(aspects, unitScores(aspects, material), room);
  return { intro, sections: aspects, chosen, conclusion };
}
