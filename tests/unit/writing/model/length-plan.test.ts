import { describe, expect, test } from 'vitest';
import { isWithinRange, planLengths } from '@/lib/writing/length-plan.ts';

const CASES = [
  ['small', 3, 400, 300, 500],
  ['medium', 4, 1000, 800, 1200],
  ['medium', 5, 1000, 800, 1200],
  ['large', 6, 1750, 1500, 2000],
  ['large', 7, 1750, 1500, 2000],
  ['large', 8, 1750, 1500, 2000],
] as const;

describe.each(CASES)('%s with %i sections', (length, count, middle, min, max) => {
  const plan = planLengths(length, count);

  test('budgets add up to the middle of the range', () => {
    const sum = plan.intro + plan.conclusion + plan.sections.reduce((a, b) => a + b, 0);
    expect(sum).toBe(middle);
    expect(plan).toMatchObject({ total: middle, min, max });
  });

  test('sections differ by at most one word', () => {
    expect(plan.sections).toHaveLength(count);
    expect(Math.max(...plan.sections) - Math.min(...plan.sections)).toBeLessThanOrEqual(1);
    expect(Math.min(...plan.sections)).toBeGreaterThanOrEqual(110);
    expect(Math.max(...plan.sections)).toBeLessThanOrEqual(350);
  });

  test('introduction and conclusion are shorter than a section', () => {
    expect(Math.max(plan.intro, plan.conclusion)).toBeLessThan(Math.min(...plan.sections));
  });
});

test.each([
  [299, false],
  [300, true],
  [500, true],
  [501, false],
])('%i words are within 300 to 500: %s', (words, expected) => {
  expect(isWithinRange(words, { min: 300, max: 500 })).toBe(expected);
});
