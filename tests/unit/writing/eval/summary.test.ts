import { expect, test } from 'vitest';
import { WritingError } from '@/lib/writing/errors.ts';
import type { Article, Writer } from '@/lib/writing/types.ts';
import { evaluate, type Outcome } from '@/tests/eval/evaluate.ts';
import type { Measures } from '@/tests/eval/measures.ts';
import { summarize } from '@/tests/eval/summary.ts';
import { rowOf } from '@/tests/eval/table.ts';
import type { Topic } from '@/tests/eval/topics/topic.ts';

const TOPIC: Topic = { id: 'en-small', topic: 'Bees', language: 'english', length: 'small', pages: [] };

const ARTICLE: Article = { title: 'Bees', intro: '', sections: [], conclusion: '', evidence: [] };

const SOUND: Measures = {
  takenShare: 0.9,
  words: 400,
  isInRange: true,
  lengthScore: 100,
  language: 'match',
  overlap: 0.08,
  figures: { cited: 3, found: 3 },
  citations: 3,
  brokenCitations: [],
  inventedAddresses: [],
  readingEase: 60,
  habits: null,
};

const USAGE = { calls: 6, tokensIn: 9000, tokensOut: 800, tokensCached: 4500, seconds: 20 };

function outcomeWith(changes: Partial<Measures>, seconds = 1): Outcome {
  return { topic: TOPIC, seconds, usage: USAGE, kind: 'digest', article: ARTICLE, measures: { ...SOUND, ...changes } };
}

const missed = (outcomes: Outcome[]) =>
  summarize(outcomes)
    .filter(({ isMet }) => isMet === false)
    .map(({ measure, reached }) => [measure, reached]);

test('gives the cost of a model only', () => {
  const free = { ...outcomeWith({}), usage: { ...USAGE, calls: 0, tokensIn: 0, tokensOut: 0 } };
  const costs = (outcomes: Outcome[]) =>
    summarize(outcomes).flatMap(({ measure, reached }) => (/^calls|^tokens/.test(measure) ? [reached] : []));
  expect(costs([outcomeWith({}), outcomeWith({})])).toEqual(['12', '18000 (50.0 %), 1600']);
  expect(costs([free])).toEqual([]);
});

test('a sound article misses no bar', () => {
  expect(missed([outcomeWith({})])).toEqual([]);
});

test.each<[Partial<Measures>, string, string]>([
  [{ isInRange: false }, 'articles in range', '1 of 2'],
  [{ language: 'mismatch' }, 'articles in another language', '1'],
  [{ takenShare: 0.8 }, 'own words of a digest, most', '20.0 % (mean 15.0 %)'],
  [{ overlap: 0.081 }, 'highest overlap of two sections', '0.081'],
  [{ figures: { cited: 7, found: 6 } }, 'cited figures in their passage', '90.0 % (9 of 10)'],
  [{ brokenCitations: ['[7] stands for nothing'] }, 'broken citations', '1'],
  [{ inventedAddresses: ['evil.example', 'www.evil.example'] }, 'invented URLs', '2'],
])('an article with %o misses a bar: %s', (changes, measure, reached) => {
  expect(missed([outcomeWith({}), outcomeWith(changes)])).toEqual([[measure, reached]]);
});

test('only a digest has a verbatim share', () => {
  const aside = outcomeWith({ takenShare: null });
  const kinds = ['close', 'model'] as const;
  expect(missed(kinds.map((kind) => ({ ...aside, kind })))).toEqual([]);
});

test('a topic without an article misses the bars of all', () => {
  const failed = { topic: TOPIC, usage: USAGE, seconds: 1, failure: 'refused: No.' };
  expect(missed([outcomeWith({}), failed])).toEqual([
    ['articles written', '1 of 2'],
    ['articles in range', '1 of 2'],
  ]);
});

test('means leave out unchecked values', () => {
  const eases = [70, 50, null].map((readingEase) => outcomeWith({ readingEase }));
  expect(summarize(eases)).toContainEqual({
    measure: 'Flesch reading ease, mean',
    bar: '',
    reached: '60 (1 not checked)',
    isMet: null,
  });
});

test('counts the articles that cite their pages', () => {
  const pages = [{ url: 'https://hives.example', title: 'Hives', text: 'Bees need water.' }];
  const citing = { ...outcomeWith({ citations: 3 }), topic: { ...TOPIC, pages } };
  const silent = { ...outcomeWith({ citations: 0 }), topic: { ...TOPIC, pages } };
  expect(summarize([outcomeWith({}), citing, silent])).toContainEqual({
    measure: 'articles with pages that cite them',
    bar: '',
    reached: '1 of 2',
    isMet: null,
  });
});

test('gives the median and the slowest time', () => {
  const outcomes = [3, 1, 20].map((seconds) => outcomeWith({}, seconds));
  expect(summarize(outcomes).at(-1)?.reached).toBe('3.0, 20.0');
});

test('a row capitalizes a missed bar', () => {
  expect(rowOf(outcomeWith({ isInRange: false, readingEase: null }))).toEqual({
    topic: 'en-small',
    writer: 'digest',
    language: 'english',
    length: 'small',
    sources: 0,
    words: 400,
    'in range': 'NO',
    S_l: 100,
    'language check': 'match',
    overlap: 0.08,
    taken: '90.0 %',
    figures: '3 of 3',
    citations: 3,
    broken: 0,
    'invented URLs': 0,
    calls: 6,
    'tokens in': 9000,
    cached: 4500,
    'tokens out': 800,
    overused: '',
    'not X but Y': '',
    dashes: '',
    'lengths vary': '',
    'open alike': '',
    Flesch: 'not checked',
    seconds: 1,
  });
});

function writerThat(write: Writer['write']): Writer {
  return { kind: 'model', write, outline: () => Promise.reject(new Error('not asked for')) };
}

test('gives prose habits except of digests', () => {
  const habits = {
    overused: [],
    overusedRate: 12.34,
    notBut: 0,
    notButRate: 0.456,
    dashes: 4,
    dashRate: 0.78,
    sections: { count: 5, variation: 0.256, alike: 2 },
  };
  const prosy = { ...outcomeWith({ habits }), kind: 'model' as const };
  expect(rowOf(prosy)).toMatchObject({
    overused: 12.3,
    'not X but Y': 0.46,
    dashes: 0.8,
    'lengths vary': '26 %',
    'open alike': '2 of 5',
  });
  expect(summarize([prosy, outcomeWith({})])).toContainEqual({
    measure: 'overused words per 1,000 words, mean',
    bar: '',
    reached: '12.34',
    isMet: null,
  });
});

test('gives the writer the pages as numbered sources', async () => {
  const page = { url: 'https://hives.example', title: 'Hives', text: 'Bees need water.' };
  const given: unknown[] = [];
  const writer = writerThat(async ({ signal: _, meter: __, ...request }) => {
    given.push(request);
    return ARTICLE;
  });
  await evaluate(
    () => writer,
    [{ ...TOPIC, pages: [page] }],
    () => {},
  );
  expect(given).toEqual([{ topic: 'Bees', language: 'english', length: 'small', sources: [{ number: 1, ...page }] }]);
});

test('continues after a failed topic', async () => {
  const writer = writerThat(async ({ length }) => {
    if (length === 'small') throw new WritingError('refused', 'The model declined.');
    return ARTICLE;
  });
  const reported: string[] = [];
  const outcomes = await evaluate(
    () => writer,
    [TOPIC, { ...TOPIC, id: 'en-large', length: 'large' }],
    ({ topic }) => reported.push(topic.id),
  );
  expect(outcomes).toMatchObject([
    { failure: 'refused: The model declined.' },
    { article: ARTICLE, measures: { words: 0 } },
  ]);
  expect(reported.toSorted()).toEqual(['en-large', 'en-small']);
});

test('throws other errors', async () => {
  const writer = writerThat(() => Promise.reject(new TypeError('a bug')));
  await expect(
    evaluate(
      () => writer,
      [TOPIC],
      () => {},
    ),
  ).rejects.toThrow('a bug');
});
