import { withoutCitations } from './citations.ts';

/** A number in digits, with every value it may mean ("1.575" is 1575 in Berlin and 1.575 in London). */
export type WrittenNumber = { text: string; values: ReadonlySet<number> };

/** Digits with the separators of any locale and the scales of Chinese and Japanese. */
const NUMBER =
  /(\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}([.,'’ ])\d{3}(?:\2\d{3})*(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)\s?(万亿|萬億|亿|億|千万|百万|万|萬|兆)?/g;
const GROUPED = /^(?!0)(\d{1,3}([.,'’ ])\d{3}(?:\2\d{3})*)(?:[.,](\d+))?$/;
const GROUPED_BY_TWO = /^(\d{1,2}(?:,\d{2})+,\d{3})$/;

const SCALES: Readonly<Record<string, number>> = {
  万: 1e4,
  萬: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  億: 1e8,
  兆: 1e12,
  万亿: 1e12,
  萬億: 1e12,
};

const NAME_BEFORE = /(?:[\p{Script=Latin}\p{Script=Cyrillic}]|\p{Lu}-)$/u;

function readings(digits: string): number[] {
  const marks = digits.match(/\D/g)?.length ?? 0;
  const grouped = GROUPED.exec(digits) ?? GROUPED_BY_TWO.exec(digits);
  const isDecimal = !grouped || (marks === 1 && /[.,]\d\d[1-9]$/.test(digits));
  return [
    ...(grouped ? [Number(`${grouped[1]?.replace(/\D/g, '')}.${grouped[3] ?? 0}`)] : []),
    ...(isDecimal ? [Number(digits.replace(',', '.'))] : []),
  ];
}

export function numbersIn(text: string): WrittenNumber[] {
  const plain = text.normalize('NFKC');
  return [...plain.matchAll(NUMBER)]
    .filter(({ index }) => !NAME_BEFORE.test(plain.slice(Math.max(0, index - 2), index)))
    .map(([whole, digits = '', , scale = '']) => {
      const factor = SCALES[scale] ?? 1;
      // Rounds off binary noise.
      const values = readings(digits).map((value) => Number((value * factor).toPrecision(12)));
      return { text: whole.trim(), values: new Set(values) };
    });
}

export const isAmong = (number: WrittenNumber, others: readonly WrittenNumber[]): boolean =>
  others.some(({ values }) => [...number.values].some((value) => values.has(value)));

/** Numbers of a text, citation marks aside, that are not among the known ones. */
export const unknownNumbers = (text: string, known: readonly WrittenNumber[]): string[] =>
  numbersIn(withoutCitations(text)).flatMap((number) => (isAmong(number, known) ? [] : number.text));
