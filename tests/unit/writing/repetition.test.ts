import { describe, expect, test } from 'vitest';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';

describe('the repetition of two texts', () => {
  test.each([
    ['the same text', 'one two three four five six', 'one two three four five six', 1],
    ['the same words in other cases and marks', 'One, two; three four FIVE!', 'one two three four five', 1],
    ['nothing in common', 'one two three four five', 'six seven eight nine ten', 0],
    ['texts shorter than five words', 'one two', 'one two', 0],
    ['one run of three shared', 'one two three four five six', 'zero one two three four five', 1 / 3],
  ])('%s', (_, a, b, index) => {
    expect(fiveGramJaccard(a, b, 'english')).toBeCloseTo(index, 10);
  });

  test('counts Chinese words as they are segmented', () => {
    const text = '灯塔是引导船只夜间航行的高大建筑';
    expect(fiveGramJaccard(text, text, 'chinese')).toBe(1);
    expect(fiveGramJaccard(text, '今天天气很好，我们一起去公园散步吧', 'chinese')).toBe(0);
  });
});
