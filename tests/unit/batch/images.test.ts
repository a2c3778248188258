import { expect, test } from 'vitest';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { chooseImages } from '@/lib/images/rules.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, type: 'image/png', size: 1 }));

test.each([
  [0, 7, 6, 'You can only upload 6 more image(s) (maximum 6 total)'],
  [4, 3, 2, 'You can only upload 2 more image(s) (maximum 6 total)'],
  [6, 1, 0, 'You can only upload 0 more image(s) (maximum 6 total)'],
])('with %i images there, of %i files takes %i', (taken, dropped, chosen, sentence) => {
  const result = chooseImages(files(dropped), taken, BATCH_FORM_MESSAGES.imagesDropped);
  expect(result.chosen).toHaveLength(chosen);
  expect(result.problem?.description).toBe(sentence);
});
