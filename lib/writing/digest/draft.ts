import type { Language, Length } from '@/lib/constants/options.ts';
import { listTerms } from '@/lib/text/terms.ts';
import { planLengths } from '../length-plan.ts';
import { fiveGrams } from '../repetition.ts';
import type { WritingRequest } from '../types.ts';
import { ASPECT_COUNTS, type Aspect, byOutline, chooseAspects, joinAspects } from './aspects.ts';
import type { Material } from './material.ts';
import { FEWEST_ITEMS, type Unit, wordsIn, wordsOfFirst } from './units.ts';

export type Selection = ReadonlyMap<Unit, number>;

const REPEATED = 0.4;
/** Factor by which a whole paragraph may exceed its section's share. */
const OVERSHOOT = 1.15;

/** The most pieces of a unit within some words; 0 for too few items of a list or rows of a table. */
function piecesWithin(unit: Unit, words: number): number {
  const counts = unit.pieces.map((_, at) => at + 1);
  const most = counts.findLast((count) => wordsOfFirst(unit, count) <= words) ?? 0;
  return unit.form !== 'paragraph' && most < Math.min(FEWEST_ITEMS, unit.pieces.length) ? 0 : most;
}

function repetitionCheck(language: Language): (unit: Unit) => boolean {
  const seen: ReadonlySet<string>[] = [];
  return (unit) => {
    const runs = fiveGrams(unit.pieces.map(({ quote }) => quote).join(' '), language);
    const isAlike = (other: ReadonlySet<string>) =>
      runs.intersection(other).size > REPEATED * Math.min(runs.size, other.size);
    const repeats = seen.some(isAlike);
    if (!repeats) seen.push(runs);
    return repeats;
  };
}

type Room = { min: number; target: number; max: number };
type Candidate = { aspect: Aspect; unit: Unit };

class Choice {
  readonly pieces = new Map<Unit, number>();
  words = 0;

  private wordsTaken = (unit: Unit) => {
    const count = this.pieces.get(unit);
    return count === undefined ? 0 : wordsOfFirst(unit, count);
  };

  take = (unit: Unit, count = unit.pieces.length) => {
    this.words += wordsOfFirst(unit, count) - this.wordsTaken(unit);
    this.pieces.set(unit, count);
  };

  /** Takes a unit with the earlier ones that it refers back to, as far as not taken, if they add at most some words. */
  takeWithin({ aspect: { units }, unit }: Candidate, most: number): void {
    const at = units.indexOf(unit);
    const start = units.slice(0, at + 1).findLastIndex((each) => !each.refersBack);
    const chain = units.slice(Math.max(0, start), at + 1);
    const added = chain.reduce((sum, each) => sum + each.words - this.wordsTaken(each), 0);
    if (added <= most) for (const each of chain) this.take(each);
  }
}

function takeShare(choice: Choice, aspect: Aspect, ranked: readonly Unit[], room: { share: number; max: number }) {
  const before = choice.words;
  const limit = Math.min(room.share * OVERSHOOT, room.max - before);
  for (const unit of ranked) choice.takeWithin({ aspect, unit }, limit - (choice.words - before));
  const first = ranked.find((unit) => !unit.refersBack) ?? aspect.units[0];
  if (choice.words === before && first) choice.take(first, piecesWithin(first, limit) || 1);
}

function fillUp(choice: Choice, rest: readonly Candidate[], room: Room): void {
  for (const candidate of rest) {
    if (choice.words < room.target) choice.takeWithin(candidate, room.max - choice.words);
  }
  for (const { unit } of rest) {
    if (choice.words >= room.min || choice.pieces.has(unit) || unit.refersBack) continue;
    const count = piecesWithin(unit, room.max - choice.words);
    if (count > 0) choice.take(unit, count);
  }
}

/** Chooses units: each section takes its share in whole paragraphs and lists, then the best of the rest follow. */
function fitUnits(aspects: readonly Aspect[], scoreUnit: (unit: Unit) => number, room: Room): Selection {
  const choice = new Choice();
  const byScore = (a: Unit, b: Unit) => scoreUnit(b) - scoreUnit(a);
  const available = wordsIn(aspects.flatMap(({ units }) => units));
  for (const aspect of aspects) {
    const share = (room.target * wordsIn(aspect.units)) / Math.max(1, available);
    takeShare(choice, aspect, aspect.units.toSorted(byScore), { share, max: room.max });
  }
  const candidates = aspects.flatMap((aspect) => aspect.units.map((unit) => ({ aspect, unit })));
  const ranked = candidates.toSorted((a, b) => byScore(a.unit, b.unit));
  fillUp(choice, ranked, room);
  return choice.pieces;
}

const FRAME: Readonly<Record<Length, { intro: number; conclusion: number }>> = {
  small: { intro: 90, conclusion: 80 },
  medium: { intro: 180, conclusion: 130 },
  large: { intro: 240, conclusion: 180 },
};
/** For library notes, which introduce their topic in a paragraph or two. */
const NOTE_FRAME: typeof FRAME = { ...FRAME, small: { intro: 160, conclusion: 80 } };
const AIM = 0.7;

export type Draft = { intro: Selection; sections: Aspect[]; chosen: Selection; conclusion: Selection };

export const selectionWords = (selection: Selection): number =>
  [...selection].reduce((sum, [unit, count]) => sum + wordsOfFirst(unit, count), 0);

function firstUnits(units: readonly Unit[], words: number): Selection {
  const taken = new Map<Unit, number>();
  for (const unit of units) {
    if (selectionWords(taken) + unit.words > words) break;
    taken.set(unit, unit.pieces.length);
  }
  const [first] = units;
  if (taken.size === 0 && first) taken.set(first, piecesWithin(first, words) || 1);
  return taken;
}

function unitScores(aspects: readonly Aspect[], { ranking, topic, isOneNote }: Material): (unit: Unit) => number {
  const scores = new Map<Unit, number>();
  for (const { heading, units } of aspects) {
    const query = [...topic, ...topic, ...listTerms(heading)];
    for (const [at, unit] of units.entries()) {
      // A note's section reads best from its beginning.
      const relevance = isOneNote ? 0 : ranking.score(unit.terms, query);
      scores.set(unit, relevance + 2 / (1 + at));
    }
  }
  return (unit) => scores.get(unit) ?? 0;
}

const sectionCounts = ({ isOneNote, sections }: Material, length: Length) =>
  isOneNote ? { min: 2, max: sections.length } : ASPECT_COUNTS[length];

const mainFirst = ({ main }: Material, sections: readonly Aspect[]): Aspect[] => {
  const { own = [], others = [] } = Object.groupBy(sections, ({ units }) =>
    units[0]?.source === main ? 'own' : 'others',
  );
  return [...own, ...others];
};

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

/** Chooses an article's units; `surplus` words of its count are in no unit. @throws WritingError 'refused'. */
export function makeDraft(material: Material, { length, language, outline }: WritingRequest, surplus: number): Draft {
  const { min, max } = planLengths(length, 1);
  const { isOneNote, ranking } = material;
  const sections = material.sections.map((section) => ({ ...section, units: [...section.units] }));
  const opening = openingUnits(material, sections);
  const distinct = withoutRepetition(sections, [...opening, ...material.closing], language);
  const words = (isOneNote ? NOTE_FRAME : FRAME)[length];
  const intro = firstUnits(opening, words.intro);
  const conclusion = firstUnits(material.closing, words.conclusion);
  const frame = selectionWords(intro) + selectionWords(conclusion) + surplus;
  const room = { min: min - frame, target: min + AIM * (max - min) - frame, max: max - frame };
  const aspects = outline
    ? byOutline(distinct, outline, ranking)
    : chooseAspects(joinAspects(distinct, ranking), sectionCounts(material, length), room.target, ranking);
  const chosen = fitUnits(aspects, unitScores(aspects, material), room);
  return { intro, sections: aspects, chosen, conclusion };
}
