import type { Language } from '@/lib/constants/options.ts';
import { fiveGramsOf } from '../repetition.ts';
import type { Aspect } from './aspects.ts';
import { FEWEST_ITEMS, type Unit, wordsIn, wordsOfFirst } from './units.ts';

export type Selection = ReadonlyMap<Unit, number>;

const REPEATED = 0.4;
/** Factor by which a whole paragraph may exceed its section's share. */
const OVERSHOOT = 1.15;

/** The most pieces of a unit within some words; 0 for too few items of a list or rows of a table. */
export function piecesWithin(unit: Unit, words: number): number {
  const counts = unit.pieces.map((_, at) => at + 1);
  const most = counts.findLast((count) => wordsOfFirst(unit, count) <= words) ?? 0;
  return unit.form !== 'paragraph' && most < Math.min(FEWEST_ITEMS, unit.pieces.length) ? 0 : most;
}

/** Tells whether a unit repeats an earlier one. */
export function repetitionCheck(language: Language): (unit: Unit) => boolean {
  const seen: ReadonlySet<string>[] = [];
  return (unit) => {
    const runs = fiveGramsOf(unit.pieces.map(({ quote }) => quote).join(' '), language);
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

/** Takes an aspect's best units up to its share of the words, or the beginning of one. */
function takeShare(
  choice: Choice,
  aspect: Aspect,
  ranked: readonly Unit[],
  room: { share: number; max: number },
): void {
  const before = choice.words;
  const limit = Math.min(room.share * OVERSHOOT, room.max - before);
  for (const unit of ranked) choice.takeWithin({ aspect, unit }, limit - (choice.words - before));
  const first = ranked.find((unit) => !unit.refersBack) ?? aspect.units[0];
  if (choice.words === before && first) choice.take(first, piecesWithin(first, limit) || 1);
}

/** Takes the best of the rest until the words suffice, then beginnings of units. */
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
export function fitUnits(aspects: readonly Aspect[], scoreOf: (unit: Unit) => number, room: Room): Selection {
  const choice = new Choice();
  const byScore = (a: Unit, b: Unit) => scoreOf(b) - scoreOf(a);
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
