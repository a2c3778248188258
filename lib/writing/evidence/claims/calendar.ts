import type { Language } from '@/lib/constants/options.ts';
import { withDigits } from '../number-words.ts';
import { type Cycle, cyclePattern } from './calendar-names.ts';

const CYCLES: readonly Cycle[] = ['month', 'weekday', 'season'];
const SIZES: Readonly<Record<Cycle, number>> = { month: 12, weekday: 7, season: 4 };

/** A month, weekday or season that a text names; of a month also the days and the year that stand with it. */
type Mention = {
  cycle: Cycle;
  position: number;
  start: number;
  end: number;
  days: number[];
  year: number;
};

/** What must stand before "May" and "March", which begin sentences as other words. */
const MONTH_BEFORE =
  /(?:\d(?:st|nd|rd|th)?|\b(?:in|by|until|till|of|since|from|to|early|late|mid|this|next|last|and|or|between|every|each|through|during|before|after|on)|[,–—-])\s?-?$/i;

const BETWEEN =
  /^\s?(?:-|–|—|~|〜|to|through|till|until|bis|à|au|a|al|hasta|até|fino a|по|до|から|到|至|ー)\s?$/iu;
/** Weekdays of Chinese and Japanese may stand with a mark between: 月曜日から. */
const DAY_SIGNS = /^[日]?/u;

function daysAround(text: string, start: number, end: number): number[] {
  const before =
    /(?:^|\D)((?:\d{1,2}(?:\.|er|st|nd|rd|th|º|°)?[\s\p{L}.–-]{1,6})*\d{1,2})(?:\.|er|st|nd|rd|th|º|°)?\s(?:d[ei]\s|of\s)?$/u.exec(
      text.slice(Math.max(0, start - 20), start),
    )?.[1];
  const behind = /^(?:\s(\d{1,2})(?:st|nd|rd|th)?(?![\d%:]|\s?%)|(\d{1,2})[日号])/u.exec(
    text.slice(end, end + 8),
  );
  const numbers = `${before ?? ''} ${behind?.[1] ?? behind?.[2] ?? ''}`.match(/\d{1,2}/g) ?? [];
  return numbers.map(Number).filter((day) => day >= 1 && day <= 31);
}

function yearAround(text: string, start: number, end: number): number {
  const behind = /^(?:\s\d{1,2}(?:st|nd|rd|th)?)?,?\s?(?:del?\s|of\s)?(\d{4})(?!\d)/u.exec(
    text.slice(end, end + 16),
  );
  const before = /(\d{4})年$/u.exec(text.slice(Math.max(0, start - 5), start));
  return Number(behind?.[1] ?? before?.[1] ?? 0);
}

/** Dates in numbers: 21.2.2024, 21/02/2024, 2024-02-21. Where day and month may be either, both are read. */
function numericDates(text: string): Mention[] {
  const mention = (month: number, day: number, year: number, start: number) =>
    month >= 1 && month <= 12
      ? [{ cycle: 'month' as const, position: month - 1, start, end: start, days: [day], year }]
      : [];
  const dayFirst = [...text.matchAll(/(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/g)];
  const yearFirst = [...text.matchAll(/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g)];
  return [
    ...dayFirst.flatMap(({ 1: a, 2: sign, 3: b, 4: year, index }) => [
      ...mention(Number(b), Number(a), Number(year), index),
      ...(sign === '/' ? mention(Number(a), Number(b), Number(year), index) : []),
    ]),
    ...yearFirst.flatMap(({ 1: year, 2: month, 3: day, index }) =>
      mention(Number(month), Number(day), Number(year), index),
    ),
  ];
}

function named(text: string, language: Language, cycle: Cycle): Mention[] {
  return [...text.matchAll(cyclePattern(language, cycle))].flatMap((match): Mention[] => {
    const start = match.index;
    const end = start + match[0].length;
    const isDoubtful = language === 'english' && /^(?:May|March)$/.test(match[0]);
    const isName = /^\s\d/.test(text.slice(end)) || MONTH_BEFORE.test(text.slice(0, start));
    if (isDoubtful && !isName) return [];
    const isMonth = cycle === 'month';
    return [
      {
        ...{
          cycle,
          start,
          end,
          position: match.slice(1).findIndex((group) => group !== undefined),
        },
        days: isMonth ? daysAround(text, start, end) : [],
        year: isMonth ? yearAround(text, start, end) : 0,
      },
    ];
  });
}

function mentionsIn(text: string, language: Language): Mention[] {
  const digits = withDigits(text.normalize('NFKC'), language);
  return [...CYCLES.flatMap((cycle) => named(digits, language, cycle)), ...numericDates(digits)];
}

/** The positions of a cycle from one to another, both included. */
function positionsBetween(from: Mention, to: Mention): number[] {
  const size = SIZES[from.cycle];
  const count = ((to.position - from.position + size) % size) + 1;
  return Array.from({ length: count }, (_, at) => (from.position + at) % size);
}

/** What a text says of a cycle: everything named or between the ends of a range; and the ranges. */
function coverage(text: string, mentions: readonly Mention[], cycle: Cycle) {
  const own = mentions.filter((each) => each.cycle === cycle).toSorted((a, b) => a.start - b.start);
  const positions = new Set(own.map(({ position }) => position));
  const ranges: string[] = [];
  for (const [at, mention] of own.entries()) {
    const next = own[at + 1];
    if (!next) continue;
    const between = text.slice(mention.end, next.start).replace(DAY_SIGNS, '');
    if (!BETWEEN.test(between)) continue;
    for (const position of positionsBetween(mention, next)) positions.add(position);
    ranges.push(`${mention.position}-${next.position}`);
  }
  return { positions, ranges };
}

/** Seasons in which a month may lie, in the north and in the south. */
function seasonsOf(month: number): number[] {
  const north = Math.floor(((month + 10) % 12) / 3);
  return [north, (north + 2) % 4];
}

function isOtherDate(claimed: Mention, known: readonly Mention[]): boolean {
  const same = known.filter(
    ({ cycle, position }) => cycle === 'month' && position === claimed.position,
  );
  const dated = same.filter(({ days }) => days.length > 0);
  const isOtherDay =
    claimed.days.length > 0 &&
    dated.length > 0 &&
    dated.length === same.length &&
    !dated.some(({ days }) => days.some((day) => claimed.days.includes(day)));
  const years = same.filter(({ year }) => year > 0);
  const isOtherYear =
    claimed.year > 0 && years.length > 0 && !years.some(({ year }) => year === claimed.year);
  return isOtherDay || isOtherYear;
}

/** A text with the language it is read in. */
export type ReadableText = { text: string; language: Language };

type Dated = { text: string; mentions: readonly Mention[] };

function dated({ text, language }: ReadableText): Dated {
  const plain = withDigits(text.normalize('NFKC'), language);
  return { text: plain, mentions: mentionsIn(text, language) };
}

/** Whether a text names a position of a cycle that none of the others has, or a range the other way round. */
function differsIn(cycle: Cycle, claim: Dated, grounds: readonly Dated[]): boolean {
  const own = coverage(claim.text, claim.mentions, cycle);
  const others = grounds.map(({ text, mentions }) => coverage(text, mentions, cycle));
  const positions = new Set(others.flatMap((each) => [...each.positions]));
  if (positions.size === 0) return false;
  const months = grounds
    .flatMap(({ mentions }) => mentions)
    .filter((each) => each.cycle === 'month');
  if (cycle === 'season') {
    for (const season of months.flatMap(({ position }) => seasonsOf(position)))
      positions.add(season);
  }
  const ranges = others.flatMap((each) => each.ranges);
  const isTurned = own.ranges.some(
    (range) => ranges.includes(range.split('-').reverse().join('-')) && !ranges.includes(range),
  );
  return isTurned || [...own.positions].some((position) => !positions.has(position));
}

/**
 * Whether a sentence names another month, weekday, season or date than the texts it rests on. Where they name none of
 * the kind, nothing speaks against it.
 * @param isSameSubject whether they speak of the same; else one may speak of winter and the other of spring
 */
export function hasOtherDate(
  claim: ReadableText,
  grounds: readonly ReadableText[],
  isSameSubject: boolean,
): boolean {
  const own = dated(claim);
  if (own.mentions.length === 0) return false;
  const others = grounds.map(dated);
  const cycles = isSameSubject ? CYCLES : (['month'] as const);
  const known = others.flatMap(({ mentions }) => mentions);
  const months = own.mentions.filter(({ cycle }) => cycle === 'month');
  return (
    cycles.some((cycle) => differsIn(cycle, own, others)) ||
    months.some((mention) => isOtherDate(mention, known))
  );
}

/** Whether a text names a month, weekday, season or date. */
export function namesAnyDate({ text, language }: ReadableText): boolean {
  return mentionsIn(text, language).length > 0;
}
