import { describe, expect, test } from 'vitest';
import { createJournal } from '@/lib/writing/model/steps/journal.ts';
import { type Part, withBlocks } from '@/lib/writing/model/steps/part.ts';
import { withoutRepeats } from '@/lib/writing/model/steps/repeats.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import { readText } from '@/lib/writing/sentences.ts';
import { requestFor } from './model-fixture.ts';

const RAIN = 'Rain falls over the quiet gardens of the old town in spring.';
const WIND = 'Wind carries dust and seeds across the wide and empty plain.';
const SNOW = 'Snow hides the paths that children took to school last week.';
const FOG = 'Fog comes from the river and stays until the sun is high.';

function part(text: string, kind: Part['kind'] = 'section'): Part {
  return withBlocks({ kind, heading: kind }, readText(text), 'english');
}

/** The remaining parts and their journal. */
function repeatsIn(parts: readonly Part[]) {
  const journal = createJournal();
  const left = withoutRepeats({ request: requestFor(), journal }, parts);
  return { left, changes: journal.review([]).changes };
}

const textsAfter = (...texts: string[]) => repeatsIn(texts.map((text) => part(text))).left.map(({ text }) => text);

describe('withoutRepeats', () => {
  test('keeps parts without repetition as the same objects', () => {
    const parts = [part(RAIN, 'introduction'), part(WIND), part(SNOW, 'conclusion')];
    const { left, changes } = repeatsIn(parts);
    expect(left.map((each, at) => each === parts[at])).toEqual([true, true, true]);
    expect(changes).toEqual([]);
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
    ['a short paragraph', [`It depends.\n\n${RAIN}`, `It depends.\n\n${WIND}`], [`It depends.\n\n${RAIN}`, WIND]],
    ['most of a paragraph', [`${RAIN} ${WIND}`, `So ${RAIN} And ${WIND}\n\n${FOG}`], [`${RAIN} ${WIND}`, FOG]],
    ['everything', [RAIN, RAIN], [RAIN, '']],
    ['the lead-in of a list that goes', [RAIN, `${WIND} For example:\n\n- ${RAIN}`], [RAIN, WIND]],
  ])('drops %s', (_, texts, expected) => {
    expect(textsAfter(...texts)).toEqual(expected);
  });

  test.each([
    [
      'In summer the basil drinks twice a day on a sunny balcony.',
      'In winter one watering a week keeps basil on a balcony alive.',
    ],
    ['A small hive weighs 20 kg in early spring.', 'A large hive weighs 60 kg in late summer.'],
  ])('keeps a similar statement: %s', (said, other) => {
    expect(textsAfter(said, other)).toEqual([said, other]);
  });

  test('keeps a repeated short sentence', () => {
    const texts = [`It depends. ${RAIN}`, `It depends. ${WIND}`];
    expect(textsAfter(...texts)).toEqual(texts);
  });

  test('brings overlapping sections below the limit', () => {
    const changed = RAIN.replace('spring', 'autumn');
    const [first = '', second = ''] = textsAfter(
      `${RAIN} ${WIND}`,
      `${FOG} ${SNOW} ${changed} ${FOG.replace('river', 'lake')}`,
    );
    expect(second).not.toContain('autumn');
    expect(fiveGramJaccard(first, second, 'english')).toBeLessThanOrEqual(0.08);
  });

  test('recounts the words and notes the removed sentences', () => {
    const { left, changes } = repeatsIn([part(RAIN), part(`${RAIN} ${WIND}`)]);
    expect(left[1]?.words).toBe(11);
    expect(changes).toEqual([{ before: RAIN, after: '', reason: 'repetition' }]);
  });
});
