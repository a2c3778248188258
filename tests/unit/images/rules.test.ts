import { expect, test } from 'vitest';
import { spreadOverSections } from '@/lib/images/rules.ts';
import { decodeDataUrl } from '@/lib/images/service.ts';

test.each([
  ['one picture goes to the first section', 1, 4, [[0], [], [], []]],
  ['two pictures stand half an article apart', 2, 4, [[0], [], [1], []]],
  ['as many pictures as sections: one each', 3, 3, [[0], [1], [2]]],
  [
    'six pictures share three sections in order',
    6,
    3,
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ],
  ['no picture, nothing', 0, 2, [[], []]],
])('%s', (_, images, sections, expected) => {
  expect(spreadOverSections(images, sections)).toEqual(expected);
});

test('decodes a base64 data URL', () => {
  expect(decodeDataUrl('data:image/png;base64,aGk=')?.toString()).toBe('hi');
});

test.each(['', 'aGk=', 'data:,hi', 'data:image/png,hi', 'https://example.com/a.png', 'data:image/png;base64,'])(
  'takes %j for no data URL',
  (text) => {
    expect(decodeDataUrl(text)).toBeUndefined();
  },
);
