import { expect, test } from 'vitest';
import { beginningOf } from '@/lib/text/sentences.ts';

test.each([
  ['Bees need water.', 16, 'Bees need water.'],
  ['Bees need water. They drink at noon.', 30, 'Bees need water.'],
  ['Bees need water at noon', 13, 'Bees need'],
  ['Bees need water at noon', 15, 'Bees need water'],
  ['Bienenstock', 6, 'Bienen'],
  ['蜜蜂需要水。它们中午喝水', 8, '蜜蜂需要水。'],
  ['Bees 🐝🐝', 6, 'Bees'],
  ['Bees', 0, ''],
])('%j in %d characters is %j', (text, longest, expected) => {
  expect(beginningOf(text, longest)).toBe(expected);
});
