import { expect, test } from 'vitest';
import { refusalOf } from '@/lib/safety/refusals.ts';

test.each([
  'english',
  'french',
  'spanish',
  'german',
  'chinese',
  'japanese',
  'russian',
  'portuguese',
  'italian',
] as const)('points to a helpline in %s when somebody asks about harming themselves', (language) => {
  expect(refusalOf('self-harm', language)).toContain('findahelpline.com');
});
