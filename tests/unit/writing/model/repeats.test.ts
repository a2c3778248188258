import { describe, expect, test } from 'vitest';
import { type Part, withText } from '@/lib/writing/model/parts/part.ts';
import { withoutRepeats } from '@/lib/writing/model/parts/repeats.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';

const RAIN = 'Rain falls over the quiet gardens of the old town in spring.';
const WIND = 'Wind carries dust and seeds across the wide and empty plain.';
const SNOW = 'Snow hides the paths that children took to school last week.';
const FOG = 'Fog comes from the river and stays until the sun is high.';

function part(text: string, kind: Part['kind'] = 'section'): Part {
  return withText({ kind, heading: kind, budget: 50, passages: [] }, text, 'english');
}

const textsAfter = (...texts: string[]) =>
  withoutRepeats(
    texts.map((text) => part(text)),
    'english',
  ).map(({ text }) => text);

describe('withoutRepeats', () => {
  test('leaves parts that repeat nothing the same objects', () => {
    const parts = [part(RAIN, 'introduction'), part(WIND), part(SNOW, 'conclusion')];
    const result = withoutRepeats(parts, 'english');
    expect(result.map((each, at) => each === parts[at])).toEqual([true, true, true]);
  });

  test.each([
    ['a paragraph within a part', [`${RAIN}\n\n${WIND}\n\n${RAIN}`], [`${RAIN}\n\n${WIND}`]],
    ['a paragraph of another part', [RAIN, `${RAIN}\n\n${WIND}`], [RAIN, WIND]],
    ['a sentence of another part', [RAIN, `${WIND} ${RAIN} ${SNOW}`], [RAIN, `${WIND} ${SNOW}`]],
    [
      'a sentence that cites this time',
      [RAIN, `${WIND} Rain falls over the quiet gardens of the old town in spring [3].`],
      [RAIN, WIND],
    ],
    ['a list item', [RAIN, `- ${WIND}\n- ${RAIN}\n- ${SNOW}`], [RAIN, `- ${WIND}\n- ${SNOW}`]],
    [
      'a short paragraph',
      [`It depends.\n\n${RAIN}`, `It depends.\n\n${WIND}`],
      [`It depends.\n\n${RAIN}`, WIND],
    ],
    [
      'most of a paragraph',
      [`${RAIN} ${WIND}`, `So ${RAIN} And ${WIND}\n\n${FOG}`],
      [`${RAIN} ${WIND}`, FOG],
    ],
    ['everything', [RAIN, RAIN], [RAIN, '']],
    ['the lead-in of a list that goes', [RAIN, `${WIND} For example:\n\n- ${RAIN}`], [RAIN, WIND]],
  ])('drops %s', (_, texts, expected) => {
    expect(textsAfter(...texts)).toEqual(expected);
  });

  test.each([
    [
      'Water the basil on the balcony early in the morning, before the sun is high.',
      'Early in the morning, before the sun is high, the basil on the balcony wants water.',
    ],
    [
      'Clean the copper pot with lemon juice and coarse salt after cooking.',
      'After cooking, coarse salt and lemon juice clean the copper pot.',
    ],
  ])('drops an idea that is said again in other words: %s', (said, again) => {
    expect(textsAfter(said, `${RAIN} ${again}`)).toEqual([said, RAIN]);
  });

  test.each([
    [
      'In summer the basil drinks twice a day on a sunny balcony.',
      'In winter one watering a week keeps basil on a balcony alive.',
    ],
    ['A small hive weighs 20 kg in early spring.', 'A large hive weighs 60 kg in late summer.'],
  ])('keeps another statement in like words: %s', (said, other) => {
    expect(textsAfter(said, other)).toEqual([said, other]);
  });

  test('keeps a short sentence that stands in a paragraph again', () => {
    const texts = [`It depends. ${RAIN}`, `It depends. ${WIND}`];
    expect(textsAfter(...texts)).toEqual(texts);
  });

  test('brings sections that share parts of sentences below the limit', () => {
    const changed = RAIN.replace('spring', 'autumn');
    const [first = '', second = ''] = textsAfter(
      `${RAIN} ${WIND}`,
      `${FOG} ${SNOW} ${changed} ${FOG.replace('river', 'lake')}`,
    );
    expect(second).not.toContain('autumn');
    expect(fiveGramJaccard(first, second, 'english')).toBeLessThanOrEqual(0.08);
  });

  test('counts the words anew', () => {
    const [, second] = withoutRepeats([part(RAIN), part(`${RAIN} ${WIND}`)], 'english');
    expect(second?.words).toBe(11);
  });
});
