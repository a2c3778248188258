import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { API_KEY, requestFor } from './model-fixture.ts';
import { articleFlaws } from './soundness.ts';

const LENGTHS = [
  { length: 'small', min: 300, max: 500, mostSections: 3 },
  { length: 'medium', min: 800, max: 1200, mostSections: 5 },
  { length: 'large', min: 1500, max: 2000, mostSections: 8 },
] as const;
const PAIRS = LENGTHS.flatMap((range) => LANGUAGES.map((language) => ({ ...range, language })));

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: API_KEY });
});
afterAll(() => fake.close());

function writer() {
  return createModelWriter({ apiKey: API_KEY, baseUrl: fake.baseUrl, model: 'gpt-test' });
}

/** An article, its calls and flaws. */
async function write(changes: Parameters<typeof requestFor>[0]) {
  const before = fake.requests.length;
  const request = requestFor(changes);
  const article = await writer().write(request);
  return { article, calls: fake.requests.slice(before), flaws: await articleFlaws(article, request) };
}

const callTasks = (calls: readonly { task: string }[]) => calls.map(({ task }) => task);

describe.each([0.6, 1, 1.6, 'random'] as const)('a model that writes %s words for each word asked', (lengthFactor) => {
  test.each(PAIRS)(
    'gives a $length article in $language of $min to $max words',
    async ({ length, language, min, max, mostSections }) => {
      fake.setMode({ lengthFactor });
      const { article, flaws } = await write({ length, language });
      const words = countArticleWords(article, language);
      expect(words).toBeGreaterThanOrEqual(min);
      expect(words).toBeLessThanOrEqual(max);
      expect(article.sections.length).toBeLessThanOrEqual(mostSections);
      expect(flaws).toEqual({});
    },
  );
});

test.each([0.8, 1, 1.2])('asks for nothing more when the total is in range (factor %s)', async (lengthFactor) => {
  fake.setMode({ lengthFactor });
  const { calls } = await write({ length: 'medium' });
  expect(callTasks(calls)).toEqual(['plan', 'write', 'edit']);
});

test('asks for the exact number of missing words', async () => {
  fake.setMode({ lengthFactor: 0.6, obedientRepair: true });
  const { article, calls } = await write({ length: 'small' });
  const growing = calls.filter(({ task }) => task === 'grow');
  expect(growing.map(({ words }) => words)).toEqual([160]);
  expect(countArticleWords(article, 'english')).toBe(240 + 160);
});

test('shortens by whole sentences without another call', async () => {
  fake.setMode({ lengthFactor: 1.6 });
  const { article, calls } = await write({ length: 'small' });
  expect(callTasks(calls)).toEqual(['plan', 'write', 'edit']);
  expect(countArticleWords(article, 'english')).toBeLessThanOrEqual(500);
  expect(article.review?.changes.every(({ reason }) => reason === 'length')).toBe(true);
});

test('gives up on a model that hardly writes', async () => {
  fake.setMode({ lengthFactor: 0.05 });
  await expect(write({ length: 'large' })).rejects.toMatchObject({ name: 'WritingError', code: 'unusable' });
});

test.each([
  ['chinese', /^Length: 400 words, which is about 680 characters/m],
  ['japanese', /^Length: 400 words, which is about \d+ characters/m],
  ['german', /^Length: 400 words\.$/m],
] as const)('states the length in the unit of %s', async (language, line) => {
  fake.setMode({});
  const { calls } = await write({ length: 'small', language });
  expect(calls.find(({ task }) => task === 'write')?.prompt).toMatch(line);
});
