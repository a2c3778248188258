import { expect, test } from 'vitest';
import { placesForPictures, spreadOverSections } from '@/lib/images/rules.ts';
import { decodeDataUrl } from '@/lib/images/service.ts';

test.each([
  ['one picture goes to the first section', 1, 4, '[[0],[],[],[]]'],
  ['two pictures stand half an article apart', 2, 4, '[[0],[],[1],[]]'],
  ['as many pictures as sections: one each', 3, 3, '[[0],[1],[2]]'],
  ['six pictures share three sections in order', 6, 3, '[[0,1],[2,3],[4,5]]'],
  ['no picture, nothing', 0, 2, '[[],[]]'],
])('%s', (_, images, sections, places) => {
  expect(JSON.stringify(spreadOverSections(images, sections))).toBe(places);
});

test.each([
  ['[0,0,0]', '[0,1]'],
  ['[0,0,0,0,0,0]', '[0,2,4]'],
  ['[1,0,0,2,0,0]', '[1,4]'],
  ['[1]', '[]'],
  ['[]', '[]'],
  ['[0]', '[0]'],
])('with pictures in sections as in %s, adds some to %s', (pictures, places) => {
  expect(JSON.stringify(placesForPictures(JSON.parse(pictures)))).toBe(places);
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
