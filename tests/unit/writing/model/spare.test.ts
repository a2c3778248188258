import { describe, expect, test } from 'vitest';
import { createJournal } from '@/lib/writing/model/steps/journal.ts';
import { type Part, withBlocks } from '@/lib/writing/model/steps/part.ts';
import { spareUnits } from '@/lib/writing/model/steps/prove.ts';
import { readText } from '@/lib/writing/sentences.ts';
import { requestFor } from './model-fixture.ts';

/** Ten words. */
const words = (name: string) => `${name} goes on over the quiet gardens of the town.`;
const RAIN = words('Rain');
const WIND = words('Wind');
const FOG = words('Fog');
const STEPS = `1. ${words('One')}\n2. ${words('Two')}`;
const ITEMS = `- ${words('Three')}\n- ${words('Four')}`;
const TABLE = '| Year | Rain |\n| 2020 | much |\n| 2021 | little |';

const part = (text: string, heading = ''): Part =>
  withBlocks({ kind: heading ? 'section' : 'introduction', heading }, readText(text), 'english');

/** What is spared of a draft whose title is its first unit, and how that is noted. */
function spared(texts: readonly string[], spare: readonly number[], range: { min: number; max: number }) {
  const journal = createJournal();
  const context = { request: requestFor(), journal } as Parameters<typeof spareUnits>[0];
  const parts = texts.map((text, at) => part(text, at === 0 ? '' : `Part ${at}`));
  spareUnits(context, { title: 'On rain', parts }, spare, range);
  return journal.review([]).changes;
}

const cut = (before: string, reason: string) => ({ before, after: '', reason });
const ALL = { min: 0, max: 1000 };
const WHOLE = [
  `${RAIN} ${WIND}`,
  `${STEPS}\n\n${ITEMS}\n\n${TABLE}\n\n${FOG}`,
  words('Snow'),
  `${words('Ice')} ${words('Sun')}`,
];

describe('a text can spare', () => {
  test.each([
    ['a sentence', [3], [cut(WIND, 'spare')]],
    ['an item', [7], [cut(words('Three'), 'spare')]],
    ['a tenth of it at most', [2, 3, 7, 8], [cut(RAIN, 'spare')]],
    ['no title and no heading', [1, 4], []],
    ['no step', [5, 6], []],
    ['no row', [9, 10, 11], []],
    ['no whole part', [14], []],
    ['nothing that it has not', [99, 0, -1], []],
  ])('%s', (_, spare, changes) => {
    expect(spared(WHOLE, spare, ALL)).toEqual(changes);
  });

  test('nothing below its range', () => {
    expect(spared(WHOLE, [3], { min: 99, max: 1000 })).toEqual([]);
  });

  test('in the end not the last sentence of a part', () => {
    expect(spared([`${RAIN} ${WIND}`, FOG], [2, 3], { min: 0, max: 1 })).toEqual([cut(RAIN, 'length')]);
  });
});

describe('too long a text loses', () => {
  test.each([
    ['as much as fits it, whatever share that is', { min: 0, max: 50 }, [RAIN, words('Three'), words('Four')]],
    ['nothing that leads below the range', { min: 90, max: 95 }, [RAIN]],
  ])('%s', (_, range, lost) => {
    expect(spared(WHOLE, [2, 5, 9, 7, 8, 3], range)).toEqual(lost.map((before) => cut(before, 'length')));
  });
});
