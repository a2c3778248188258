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

test('a topic without an article misses the bars of all', () => {
  const failed = { topic: TOPIC, usage: USAGE, seconds: 1, failure: 'refused: No.' };
  expect(missed([outcomeWith({}), failed])).toEqual([
    ['articles written', '1 of 2'],
    ['articles in range', '1 of 2'],
  ]);
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
