import { expect, test } from 'vitest';
import { awaitedTexts } from '@/components/blog/editing/rich-text/rich-field.tsx';

test.each([
  { case: 'the last text', written: ['H'], value: 'H', left: [] },
  { case: 'a text before the last one', written: ['/', 'H', 'Hi'], value: 'H', left: ['Hi'] },
  { case: 'a text that was written again', written: ['H', 'Hi', 'H'], value: 'H', left: ['Hi', 'H'] },
  { case: 'the text after one that changed nothing', written: ['', 'H'], value: 'H', left: [] },
  { case: 'a text of another window', written: ['H'], value: 'Hives', left: null },
  { case: 'an empty text from elsewhere', written: [], value: '', left: null },
])('the value is $case', ({ written, value, left }) => {
  expect(awaitedTexts(written, value)).toEqual(left);
});
