import { expect, test } from 'vitest';
import { placesForPictures } from '@/lib/images/rules.ts';

test.each([
  [
    [0, 0, 0],
    [0, 1],
  ],
  [
    [0, 0, 0, 0, 0, 0],
    [0, 2, 4],
  ],
  [
    [1, 0, 0, 2, 0, 0],
    [1, 4],
  ],
  [[1], []],
  [[], []],
  [[0], [0]],
])('with pictures in sections as in %j, adds some to %j', (pictures, places) => {
  expect(placesForPictures(pictures)).toEqual(places);
});
