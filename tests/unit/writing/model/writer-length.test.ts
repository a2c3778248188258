import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { readGrowth } from '@/lib/writing/model/steps/fit.ts';
import type { Article } from '@/lib/writing/types.ts';
import { callPrompts, callTasks, startEditedWriting } from './edited-writing.ts';

const LENGTHS = [
  { length: 'small', min: 300, max: 500, mostSections: 4 },
  { length: 'medium', min: 800, max: 1200, mostSections: 6 },
  { length: 'large', min: 1500, max: 2000, mostSections: 8 },
] as const;
const PAIRS = LENGTHS.flatMap((range) => LANGUAGES.map((language) => ({ ...range, language })));

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const lengthOf = ({ article }: { article: Article }) => countArticleWords(article, 'english');

describe.each([0.6, 1, 1.6, 'random'] as const)('a model that writes %s words for each word asked', (lengthFactor) => {
  test.each(PAIRS)(
    'gives a $length article in $language of $min to $max words',
    async ({ length, language, min, max, mostSections }) => {
      const { article, flaws } = await writing.write({ lengthFactor }, { length, language });
      const words = countArticleWords(article, language);
      expect(words).toBeGreaterThanOrEqual(min);
      expect(words).toBeLessThanOrEqual(max);
      expect(article.sections.length).toBeLessThanOrEqual(mostSections);
      expect(flaws).toEqual({});
    },
  );
});

describe('a length', () => {
  test.each([0.8, 1, 1.2])('in range asks for nothing more (factor %s)', async (lengthFactor) => {
    const { calls } = await writing.write({ lengthFactor }, { length: 'medium' }, { drafts: 1 });
    expect(callTasks(calls)).toEqual(['plan', 'write', 'prove']);
  });

  test('below its range grows by what is missing, before the proof', async () => {
    const written = await writing.write({ lengthFactor: 0.6, obedientRepair: true });
    expect(callTasks(written.calls)).toEqual(['write', 'grow', 'prove']);
    expect(written.calls[1]?.words).toBe(160);
    expect(lengthOf(written)).toBe(240 + 160);
  });

  test('above its range shrinks by what the proof can spare', async () => {
    const written = await writing.write({ lengthFactor: 1.6 });
    expect(callTasks(written.calls)).toEqual(['write', 'prove']);
    expect(lengthOf(written)).toBeLessThanOrEqual(500);
    expect(new Set(written.article.review?.changes.map(({ reason }) => reason))).toEqual(new Set(['length']));
  });

  test.each([
    ['nothing', []],
    ['only its title', [1, 999]],
  ])('above its range stays where the model can spare %s', async (_, spare) => {
    const written = await writing.write({ lengthFactor: 1.6, spare });
    expect(callTasks(written.calls)).toEqual(['write', 'prove', 'cut']);
    expect(lengthOf(written)).toBe(640);
    expect(written.article.review?.changes).toEqual([]);
  });

  test('hardly begun is no blog', async () => {
    const writingLittle = writing.write({ lengthFactor: 0.05 }, { length: 'large' });
    await expect(writingLittle).rejects.toMatchObject({ name: 'WritingError', code: 'unusable' });
  });

  test.each([
    ['chinese', /^Length: 400 words, which is about 680 characters/m],
    ['japanese', /^Length: 400 words, which is about \d+ characters/m],
    ['german', /^Length: 400 words\.$/m],
  ] as const)('is stated in the unit of %s', async (language, line) => {
    const { calls } = await writing.write({}, { language });
    expect(callPrompts(calls, 'write')[0]).toMatch(line);
  });
});

test('what is added after the proof is proved, too', async () => {
  const tale = (name: string) =>
    Array.from({ length: 5 }, (_, at) => `${name} ${at} has ten words and a hive of bees.`);
  const long = `The longest of all is ${'very '.repeat(60)}long.`;
  const draft = [
    '# Bees',
    ...tale('Dawn'),
    long,
    '## Noon',
    ...tale('Noon'),
    ...tale('Lunch'),
    '## Dusk',
    ...tale('Dusk'),
  ];
  const drafts = { '': [...draft, '***', ...tale('Night')].join('\n\n') };
  const misleads = ['The longest', 'never drink'].map((contains) => ({ contains, text: '' }));
  const planted = { in: 'text', at: 'start', text: 'Bees never drink. ' } as const;
  const { article, calls } = await writing.write({ drafts, misleads, planted, fault: 'planted-text' });
  expect(callTasks(calls)).toEqual(['write', 'prove', 'grow', 'prove']);
  expect(JSON.stringify(article.sections)).not.toContain('never drink');
});

test.each([
  ['@ P4\n\nRain falls.', 4],
  ['**@ P4**\n\nRain falls.', 4],
  ['### @ P4\nRain falls.', 4],
  ['@ P4: Rain falls.', 4],
  ['Here it is:\n@ 4.\nRain falls.\n@ end', 4],
])('reads a paragraph and its place in: %j', (raw, behind) => {
  expect(readGrowth(raw).map((each) => ({ ...each, text: each.text.trim() }))).toEqual([
    { behind, text: 'Rain falls.' },
  ]);
});
