import { expect, test } from 'vitest';
import { findPassage } from '@/components/blog/score/places.ts';

/** The words between the two points. */
function wordsAt(texts: string[], excerpt: string): string | null {
  const found = findPassage(texts, excerpt);
  if (!found) return null;
  const { start, end } = found;
  return texts
    .map((text, at) => text.slice(at === start.text ? start.offset : 0, at === end.text ? end.offset : undefined))
    .slice(start.text, end.text + 1)
    .join('|');
}

test.each([
  ['in the middle of a text', ['It rained. It lost 8 %. Then it dried.'], 'It lost 8 %.', 'It lost 8 %.'],
  ['across texts', ['It lost 8 % in the ', 'trial', '. Then'], 'the trial.', 'the |trial|.'],
  ['whatever space a citation left', ['It lost 8 %', '.'], 'It lost 8 % .', 'It lost 8 %|.'],
  ['around the mark of a source that is not there', ['It lost 8 % [7]. Then'], 'It lost 8 % .', 'It lost 8 % [7].'],
  ['that was cut', ['Bees need water and shade.'], 'Bees need wat…', 'Bees need wat'],
  ['without spaces between words', ['蜂需要水。蜂需要阴凉。'], '蜂需要阴凉。', '蜂需要阴凉。'],
  ['that stands twice, at its first place', ['Yes. No. Yes.'], 'Yes.', 'Yes.'],
])('finds words %s', (_, texts, excerpt, words) => {
  expect(wordsAt(texts, excerpt)).toBe(words);
});

test('returns positions in the original text', () => {
  expect(findPassage(['  A b', ' c d'], 'b c')).toEqual({ start: { text: 0, offset: 4 }, end: { text: 1, offset: 2 } });
});

test.each([
  ['other words', 'Bees need shade.'],
  ['no words', ''],
  ['nothing but the sign of a cut', '…'],
])('finds nothing for %s', (_, excerpt) => {
  expect(findPassage(['Bees need water.'], excerpt)).toBeNull();
});
