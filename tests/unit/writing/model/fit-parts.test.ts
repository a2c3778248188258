import { describe, expect, test } from 'vitest';
import { planLengths } from '@/lib/writing/length-plan.ts';
import { partsToRepair } from '@/lib/writing/model/length/repair.ts';
import { trimToRange } from '@/lib/writing/model/length/trim.ts';
import { type Part, totalWords, usableText, withText } from '@/lib/writing/model/parts/part.ts';
import { requestFor } from './model-fixture.ts';

const PLAN = planLengths('small', 3);

/** Five words. */
const SENTENCE = 'Rain falls over quiet gardens.';

function part(kind: Part['kind'], budget: number, sentences: number): Part {
  const text = Array.from({ length: sentences }, () => SENTENCE).join(' ');
  return withText({ kind, heading: kind, budget, passages: [] }, text, 'english');
}

/** Parts of a small article with so many five-word sentences each. */
function parts(intro: number, a: number, b: number, c: number, conclusion: number): Part[] {
  return [
    part('introduction', 40, intro),
    part('section', 110, a),
    part('section', 110, b),
    part('section', 110, c),
    part('conclusion', 30, conclusion),
  ];
}

describe('partsToRepair', () => {
  test('none when the total is in range, however uneven the parts', () => {
    expect(partsToRepair(parts(1, 40, 20, 10, 1), PLAN)).toEqual([]);
  });

  test('the shortest first, and only as many as the total needs', () => {
    const short = parts(8, 2, 20, 20, 6);
    expect(totalWords(short)).toBe(280);
    expect(partsToRepair(short, PLAN)).toEqual([short[1]]);
  });

  test('the longest first when the total is too high', () => {
    const long = parts(8, 22, 30, 50, 6);
    expect(totalWords(long)).toBe(580);
    expect(partsToRepair(long, PLAN)).toEqual([long[3]]);
  });

  test('never a part that is off in the other direction', () => {
    const short = parts(4, 24, 10, 10, 4);
    expect(partsToRepair(short, PLAN)).not.toContain(short[1]);
  });
});

describe('trimToRange', () => {
  test('leaves an article in range as it is', () => {
    const fine = parts(8, 22, 22, 22, 6);
    expect(trimToRange(fine, PLAN, 'english')).toBe(fine);
  });

  test('takes sentences off the part with the largest surplus until the total fits', () => {
    const long = parts(8, 22, 30, 50, 6);
    const trimmed = trimToRange(long, PLAN, 'english');
    expect(trimmed.map(({ words }) => words)).toEqual([40, 110, 150, 170, 30]);
    expect(trimmed[3]?.text).toMatch(/gardens\.$/);
  });

  test('leaves something of every part', () => {
    const single = [part('introduction', 40, 1), part('section', 110, 200)];
    const trimmed = trimToRange(single, PLAN, 'english');
    expect(trimmed.map(({ words }) => words)).toEqual([5, 495]);
  });

  test('does not cut below the range: a single endless sentence stays', () => {
    const endless = withText(
      { kind: 'section', heading: '', budget: 110, passages: [] },
      `${'rain and '.repeat(300)}rain.`,
      'english',
    );
    expect(trimToRange([endless], PLAN, 'english')).toEqual([endless]);
  });
});

describe('usableText', () => {
  const brief = { heading: 'Rain in spring', passages: [] };
  const run = { request: requestFor(), passages: [] };

  test('drops the heading a model repeats at the top', () => {
    expect(usableText('Rain in spring:\n\nIt falls.', brief, run)).toBe('It falls.');
  });

  test('keeps a text that is nothing but the heading', () => {
    expect(usableText('Rain in spring.', brief, run)).toBe('Rain in spring.');
  });

  test('is undefined when nothing is left', () => {
    expect(usableText('<br>', brief, run)).toBeUndefined();
  });
});
