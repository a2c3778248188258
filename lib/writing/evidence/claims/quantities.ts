import type { Language } from '@/lib/constants/options.ts';
import { CONNECTOR, type Figure, figuresIn } from '../figures.ts';
import { withDigits } from '../number-words.ts';
import { type Unit, unitsAround } from './units.ts';

/** A number and what it counts or measures. */
export type Quantity = Figure & {
  units: readonly Unit[];
  /** Whether it was written as a word. */
  isWord: boolean;
  /** The first letters behind it, by which "four hives" and "seven hives" speak of the same. */
  counted: string;
};

/** A number as a word up to this is often no figure: "two things matter". */
const LARGEST_RHETORICAL = 12;

/** What differs less is the same length in miles and in kilometres, or the same time in months and in weeks. */
const CONVERSION_LOSS = 0.03;

const YEARS = { first: 1000, last: 2199 };
const COUNTED =
  /^[\s ]*(?:[\p{Script=Latin}\p{Script=Cyrillic}]{3,6}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,3})/u;

/** Whether a number is a year of the calendar and no duration: "1998 год", 2021年. */
function isCalendarYear({ values, start, end }: Figure): boolean {
  const isPlain = end - start === 4;
  return isPlain && [...values].some((v) => v >= YEARS.first && v <= YEARS.last);
}

function unitsOf(figure: Figure): Unit[] {
  const units = unitsAround(figure.before, figure.after);
  return units.some(({ kind }) => kind === 'time') && isCalendarYear(figure) ? [] : units;
}

/** Every number of a text with its unit; a range or list has the unit of its last number. */
export function quantitiesIn(text: string, language: Language): Quantity[] {
  const plain = text.normalize('NFKC');
  const digits = withDigits(plain, language);
  const spelt = new Set(figuresIn(plain).map(({ values }) => [...values].join()));
  const quantities: Quantity[] = [];
  for (const figure of figuresIn(digits).toReversed()) {
    const next = quantities.at(-1);
    const units = unitsOf(figure);
    const isConnected = next && CONNECTOR.test(digits.slice(figure.end, next.start));
    quantities.push({
      ...figure,
      units: units.length === 0 && isConnected ? next.units : units,
      isWord: !spelt.has([...figure.values].join()),
      counted: COUNTED.exec(figure.after)?.[0].trim().toLowerCase() ?? '',
    });
  }
  return quantities.toReversed();
}

function sharesValue(a: Quantity, b: Quantity): boolean {
  return [...a.values].some((value) => b.values.has(value));
}

function isSameUnit(a: Unit, b: Unit): boolean {
  return a.kind === b.kind && Math.abs(a.factor - b.factor) < a.factor * 1e-6;
}

/** How far two values may lie apart that were converted by these factors. */
function tolerance(a: Unit, b: Unit): number {
  const powers = Math.log10(a.factor / b.factor);
  return Math.abs(powers - Math.round(powers)) < 1e-6 ? 1e-6 : CONVERSION_LOSS;
}

function isConverted(a: Quantity, b: Quantity): boolean {
  return a.units.some((own) =>
    b.units.some((other) => {
      if (own.kind !== other.kind) return isSameTemperature(a, own, b, other);
      return [...a.values].some((x) =>
        [...b.values].some(
          (y) =>
            Math.abs(x * own.factor - y * other.factor) <=
            Math.abs(y * other.factor) * tolerance(own, other),
        ),
      );
    }),
  );
}

function isSameTemperature(a: Quantity, own: Unit, b: Quantity, other: Unit): boolean {
  const celsius = ({ kind }: Unit, value: number) =>
    kind === 'celsius' ? value : kind === 'fahrenheit' ? (value - 32) / 1.8 : Number.NaN;
  return [...a.values].some((x) =>
    [...b.values].some((y) => Math.abs(celsius(own, x) - celsius(other, y)) < 0.6),
  );
}

function isSameAmount(a: Quantity, b: Quantity): boolean {
  return sharesValue(a, b) && (!a.isPercentage || b.mayBePercentage);
}

/** Whether a number in words may be meant loosely, as no passage need have it. */
function isRhetorical({ isWord, units, isPercentage, values }: Quantity): boolean {
  const smallest = Math.min(...values);
  return isWord && units.length === 0 && !isPercentage && smallest <= LARGEST_RHETORICAL;
}

/** How a claimed quantity stands to those of the passages. */
export type QuantityFinding = 'found' | 'unclear' | 'other-number' | 'other-unit';

/**
 * Compares a claimed number with those of the passages: it must stand there, in the same unit, in one it can be
 * converted from (5 cm, 50 mm), or without one.
 */
export function compareQuantity(claimed: Quantity, known: readonly Quantity[]): QuantityFinding {
  if (
    known.some(
      (each) => isConverted(claimed, each) && (!claimed.isPercentage || each.mayBePercentage),
    )
  )
    return 'found';
  const same = known.filter((each) => isSameAmount(claimed, each));
  if (same.length === 0) {
    if (!isRhetorical(claimed)) return 'other-number';
    const ofSame = known.filter(({ counted }) => counted !== '' && counted === claimed.counted);
    return ofSame.length > 0 ? 'other-number' : 'unclear';
  }
  if (claimed.units.length === 0) return 'found';
  const isOther = same.every(
    ({ units }) =>
      units.length > 0 && !units.some((unit) => claimed.units.some((own) => isSameUnit(own, unit))),
  );
  return isOther ? 'other-unit' : 'found';
}
