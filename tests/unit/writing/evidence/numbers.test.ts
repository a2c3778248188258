import { expect, test } from 'vitest';
import { isAmong, numbersIn } from '@/lib/writing/evidence/numbers.ts';

const valuesIn = (text: string) => numbersIn(text).map(({ values }) => [...values]);

test.each<[string, number[][]]>([
  ['In 2024 some 1,575 hives', [[2024], [1575, 1.575]]],
  ['1.575 Völker und 5 %', [[1575, 1.575], [5]]],
  ['12 345,67 € en 2020', [[12345.67], [2020]]],
  ["CHF 1'250.50", [[1250.5]]],
  ['1,234,567 people', [[1234567]]],
  ['12,34,567 rupees', [[1234567]]],
  ['It weighs 3.5 kg, or 0,25', [[3.5], [0.25]]],
  ['人口约1.5亿', [[150_000_000]]],
  ['3万人', [[30_000]]],
  ['売上は２５００万円', [[25_000_000]]],
  ['2萬億', [[2_000_000_000_000]]],
  ['5百万', [[5_000_000]]],
  ['CO2, B12 and COVID-19', []],
  ['a dozen hives', []],
])('the numbers of "%s"', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test.each([
  ['1,575', 'Es sind 1.575 Völker.', true],
  ['30,000', '约3万人', true],
  ['1.5', '15 hives', false],
  ['5', '50 or 0.5', false],
])('%s stands in "%s": %s', (written, passage, expected) => {
  const [number = { text: '', values: new Set<number>() }] = numbersIn(written);
  expect(isAmong(number, numbersIn(passage))).toBe(expected);
});
