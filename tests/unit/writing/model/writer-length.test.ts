import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { API_KEY, requestFor, textsOf } from './model-fixture.ts';

const LANGUAGES: Language[] = [
  'english',
  'french',
  'spanish',
  'german',
  'chinese',
  'japanese',
  'russian',
  'portuguese',
  'italian',
];
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

/** The tasks of the calls an article took, in order. */
async function write(changes: Parameters<typeof requestFor>[0]) {
  const before = fake.requests.length;
  const article = await writer().write(requestFor(changes));
  return { article, calls: fake.requests.slice(before) };
}

describe.each([0.6, 1, 1.6, 'random'] as const)(
  'a model that writes %s words for each word asked',
  (lengthFactor) => {
    test.each(PAIRS)(
      'gives a $length article in $language of $min to $max words',
      async ({ length, language, min, max, mostSections }) => {
        fake.setMode({ lengthFactor });
        const { article } = await write({ length, language });
        const words = countArticleWords(article, language);
        expect(words).toBeGreaterThanOrEqual(min);
        expect(words).toBeLessThanOrEqual(max);
        expect(article.sections.length).toBeLessThanOrEqual(mostSections + 1);
        for (const text of textsOf(article)) {
          expect(text).toMatch(/[.。]$/);
          expect(await checkLanguage(text, language)).not.toBe('mismatch');
        }
      },
    );
  },
);

test.each(LANGUAGES)(
  'no two sections of a large article in %s repeat each other',
  async (language) => {
    fake.setMode({ lengthFactor: 'random' });
    const { article } = await write({ length: 'large', language });
    const overlaps = article.sections.flatMap(({ content }, i) =>
      article.sections
        .slice(0, i)
        .map((other) => fiveGramJaccard(content, other.content, language)),
    );
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.08);
  },
);

test.each([0.8, 1, 1.2])(
  'asks for no repair when the total is in range (factor %s)',
  async (lengthFactor) => {
    fake.setMode({ lengthFactor });
    const { calls } = await write({ length: 'medium' });
    const sections = calls.filter(({ task }) => task === 'section').length;
    expect(calls).toHaveLength(3 + sections + 4);
  },
);

test('tells the model exactly how many words are missing', async () => {
  fake.setMode({ lengthFactor: 0.6, obedientRepair: true });
  const { article, calls } = await write({ length: 'small' });
  const repairs = calls.filter(({ task }) => task === 'extend');
  // Sections of 110 words came back with 66; two brought to their budget are enough.
  expect(repairs.map(({ words }) => words)).toEqual([44, 44]);
  expect(repairs[0]?.body.messages[1]?.content).toContain('write 44 words more');
  expect(countArticleWords(article, 'english')).toBe(240 + 88);
});

test('tells the model exactly how many words are too many', async () => {
  fake.setMode({ lengthFactor: 1.6, obedientRepair: true });
  const { article, calls } = await write({ length: 'small' });
  const repairs = calls.filter(({ task }) => task === 'shorten');
  expect(repairs.map(({ words }) => words)).toEqual([110, 110, 110]);
  expect(repairs[0]?.body.messages[1]?.content).toContain('with 66 words fewer');
  expect(countArticleWords(article, 'english')).toBe(640 - 3 * 66);
});

test('does not ask again for brevity from a model that came no nearer, and cuts whole sentences', async () => {
  fake.setMode({ lengthFactor: 1.6 });
  const { article, calls } = await write({ length: 'small' });
  expect(calls.filter(({ task }) => task === 'shorten')).toHaveLength(3);
  expect(countArticleWords(article, 'english')).toBeLessThanOrEqual(500);
});

test('has one more section written when two rounds of repair leave the article short', async () => {
  fake.setMode({ lengthFactor: 0.6 });
  const { article, calls } = await write({ length: 'large' });
  const planned = calls.filter(({ task }) => task === 'section').length;
  expect(calls.filter(({ task }) => task === 'extra section')).toHaveLength(1);
  expect(article.sections).toHaveLength(planned + 1);
});

test('gives up on a model that hardly writes', async () => {
  fake.setMode({ lengthFactor: 0.05 });
  await expect(write({ length: 'large' })).rejects.toMatchObject({
    name: 'WritingError',
    code: 'unusable',
  });
});

test.each([
  ['chinese', /^Length: 110 words, which is about 187 characters/m],
  ['japanese', /^Length: 110 words, which is about 176 characters/m],
  ['german', /^Length: 110 words\. /m],
] as const)('states the length as %s is counted', async (language, line) => {
  fake.setMode({});
  const { calls } = await write({ length: 'small', language });
  const section = calls.find(({ task }) => task === 'section');
  expect(section?.body.messages[1]?.content).toMatch(line);
});
