import { expect, test } from 'vitest';
import { colorThemeLabel, countLabel, longDate } from '@/components/ui/format.ts';

test.each([
  ['teal', 'Teal'],
  ['amber', 'Amber'],
  ['default', null],
] as const)('the color theme %s has the label %s', (theme, label) => {
  expect(colorThemeLabel(theme)).toBe(label);
});

test.each([
  ['2026-03-05T12:00:00.000Z', 'March 5, 2026'],
  ['2025-12-31T23:59:59.999Z', 'December 31, 2025'],
  ['2026-01-01T00:00:00.000Z', 'January 1, 2026'],
])('the time %s is the day %s', (time, day) => {
  expect(longDate(time)).toBe(day);
});

test.each([
  [0, 'created', '0 blogs created'],
  [1, 'created', '1 blog created'],
  [12, 'published', '12 blogs published'],
] as const)('%i %s reads %s', (count, participle, label) => {
  expect(countLabel(count, participle)).toBe(label);
});
