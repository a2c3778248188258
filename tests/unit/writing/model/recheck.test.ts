import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { PAGE, startDraftedWriting } from './drafted-writing.ts';

let writing: Awaited<ReturnType<typeof startDraftedWriting>>;
beforeAll(async () => {
  writing = await startDraftedWriting();
});
afterAll(() => writing.fake.close());

const write = (text: string, mode: Mode & { title?: string; heading?: string } = {}, text_of_page = PAGE.text) =>
  writing.write(text, mode, { sources: [{ ...PAGE, text: text_of_page }] });

/** The finding about a sentence that stays as it is. */
const stands = (sentence: string) => ({ before: sentence, after: sentence, reason: 'doubted' });

/** Sentences, items and rows with a figure that stands in no passage. */
const WRONG = [
  'They drank 9 litres of water a day [1].',
  'Keepers put 700 hives on roofs [2].',
  '- 9 litres [1]\n- a stone',
  '| Year | Litres |\n| 2021 | 9 [1] |',
  '| Year | Litres in 1999 [1] |\n| July | 5 |',
  'In 1999 the neighbours were kind [3].',
  'A colony drank 5 litres, and later 15 [1].',
  'They drank 9,5 litres [1][2][3].',
];
/** Words that a judge that always says yes gives. */
const YES = [
  ['none', {}],
  ['invented ones', { '': 'nine litres, fifteen hives, 700 and 1999' }],
  ['the beginning of the passage', 'copied'],
  ['a figure alone', { '': '9' }],
] as const;

describe.each(YES)('a judge that supports everything and gives words, %s', (_, words) => {
  test.each(WRONG)('confirms nothing of: %s', async (text) => {
    const { claims, changes, section } = await write(text, { words });
    expect(claims?.confirmed).toBe(0);
    expect((claims?.figureNotFound ?? 0) + (claims?.unchecked ?? 0)).toBe(1);
    expect(changes?.map(({ reason }) => reason)).toEqual([claims?.unchecked === 1 ? 'doubted' : 'figure']);
    expect(/\[1\]/.test(section)).toBe(claims?.unchecked === 1);
  });

  test('confirms no correction with another wrong figure', async () => {
    const misleads = [{ contains: 'drank 9', text: 'They drank 8 litres [1].' }];
    const { claims } = await write('They drank 9 litres [1].', { words, misleads });
    expect(claims).toMatchObject({ confirmed: 0, corrected: 0 });
  });

  test('confirms no key point with a wrong figure', async () => {
    const planted = { in: 'keyPoints', at: 'start', text: 'A colony drank 9 litres a day [1]. ' } as const;
    const { claims, article } = await write('They drank 9 litres.', {
      ...{ words, fault: 'planted-text', planted, plan: { keyPoints: true, faq: false } },
    });
    expect(article.keyPoints).toHaveLength(4);
    expect(claims?.confirmed).toBe(0);
    expect((claims?.figureNotFound ?? 0) + (claims?.unchecked ?? 0)).toBe(4);
  });
});

describe('a sentence that a mark carries', () => {
  const CARRIED = 'It was hot. They drank 9 litres. They did so in July 2021 [1].';

  test('is asked about, and counted where no words say so', async () => {
    const { section, changes, claims, calls } = await write(CARRIED);
    expect(calls.find(({ task }) => task === 'recheck')?.sentences).toEqual(['They drank 9 litres.']);
    expect(section.startsWith(CARRIED)).toBe(true);
    expect(changes).toEqual([stands('They drank 9 litres.')]);
    expect(claims).toMatchObject({ confirmed: 2, unchecked: 0, figureNotFound: 1 });
  });

  test('is borne out with it', async () => {
    const { changes, claims, calls } = await write(CARRIED.replace('9', '5'));
    expect(calls.map(({ task }) => task)).toEqual(['plan', 'write', 'prove']);
    expect(changes).toEqual([]);
    expect(claims).toMatchObject({ confirmed: 3, unchecked: 0 });
  });

  test('rests on no mark of another paragraph', async () => {
    const { changes, claims } = await write('They drank 9 litres.\n\nThey did so in July 2021 [1].');
    expect(changes).toEqual([]);
    expect(claims?.confirmed).toBe(1);
  });
});

test.each([
  ['column heads', 'In 2019 they drank 5 litres [2].', '| Year | Litres in 2019 |\n| July | 5 |'],
  ['headings', 'In 2018 they drank 5 litres [1].', '## Summer of 2018\n\nThey drank 5 litres.'],
  ['another grouping', 'They drank 1.500 litres [1].', 'They drank 1,500 litres.'],
])('figures in %s are found', async (_, sentence, page) => {
  const { claims, calls } = await write(sentence, {}, page);
  expect(calls.map(({ task }) => task)).toEqual(['plan', 'write', 'prove']);
  expect(claims?.confirmed).toBe(1);
});

test('a figure in a heading or the title is pointed at, and confirmed by nobody', async () => {
  const { claims, calls, changes } = await write('It was hot.', { title: 'They drank 9 litres', heading: 'In 1999' });
  const { NOTES: notes = '' } = calls.find(({ task }) => task === 'prove')?.blocks ?? {};
  expect(notes).toContain('9 is not in any passage');
  expect(notes).toContain('1999 is not in any passage');
  expect(claims?.confirmed).toBe(0);
  expect(changes).toEqual([]);
});

test('a range is no decimal', async () => {
  const { claims } = await write(
    'They cost 3.5 euros [1].',
    { words: { '': '3.5 euros' } },
    'They cost 3–5 euros in town.',
  );
  expect(claims).toMatchObject({ confirmed: 0, figureNotFound: 1 });
});

test('a carried sentence whose mark goes rests on nothing', async () => {
  const text = 'Keepers put 600 hives on roofs. The neighbours danced [2].';
  const { claims } = await write(text, { claims: { notFound: ['danced'] } });
  expect(claims).toMatchObject({ confirmed: 0, unmarked: 2 });
});

test('words that say a figure otherwise leave its sentence, which counts as not checked', async () => {
  const page = 'A colony drank five litres of water a day.';
  const { section, claims, changes } = await write('They drank 5 litres [1].', { words: { '': 'five litres' } }, page);
  expect(section.startsWith('They drank 5 litres [1].')).toBe(true);
  expect(claims).toMatchObject({ confirmed: 0, unchecked: 1, figureNotFound: 0 });
  expect(changes).toEqual([stands('They drank 5 litres.')]);
});

describe('only what needs it is read again,', () => {
  test('with its passages', async () => {
    const misleads = [{ contains: 'They drank', text: 'They drank water [1].' }];
    const { calls } = await write('They drank wine [1]. They were kind [3].', { misleads });
    const again = calls.filter(({ task }) => task === 'recheck');
    expect(again.map(({ sentences }) => sentences)).toEqual([['They drank water [1].']]);
    expect(again[0]?.passages.map(({ id }) => id)).toEqual([1]);
  });

  test('a text beside the article, too', async () => {
    const planted = { in: 'keyPoints', at: 'start', text: 'Keepers sold the roofs [2]. ' } as const;
    const { article, changes, calls } = await write('It was hot.', {
      ...{ fault: 'planted-text', planted, plan: { keyPoints: true, faq: false } },
      misleadsAgain: [{ contains: 'sold the roofs', text: 'Keepers put hives on roofs [2].' }],
    });
    expect(calls.filter(({ task }) => task === 'recheck')).toHaveLength(1);
    expect(new Set(article.keyPoints)).toEqual(new Set(['Keepers put hives on roofs [1].']));
    expect(changes?.map(({ reason }) => reason)).toEqual(Array(4).fill('contradicted'));
  });
});
