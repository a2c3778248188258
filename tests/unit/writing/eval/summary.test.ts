import { expect, test } from 'vitest';
import type { Article } from '@/lib/writing/types.ts';
import type { Outcome } from '@/tests/eval/evaluate.ts';
import type { Measures } from '@/tests/eval/measures.ts';
import { summarize } from '@/tests/eval/summary.ts';
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
