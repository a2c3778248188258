import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { callPrompts, startEditedWriting } from './edited-writing.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

/** The plan's own call, and the first line of a text. */
const WAYS = [
  ['of its own', { sources: SOURCES }],
  ['before its text', {}],
] as const;

describe('a plan', () => {
  test('reads the sources, and tells the writer what it found', async () => {
    const plan = {
      ...{ thread: 'A soaked pan', question: 'Will it rust?', tension: 'Soap, or no soap.', quotation: 'Dry it. [1]' },
      ...{ details: ['Water stays [1]', 'Oil helps', 'Salt scrubs', 'One more'], leaveOut: ['The history of pans'] },
    };
    const { calls } = await writing.write({ plan }, { sources: SOURCES });
    expect(calls[0]?.material).toContain('[1] Bees need water and shade.');
    for (const { blocks, material } of calls.filter(({ task }) => task === 'write')) {
      expect(material).toBe(calls[0]?.material);
      expect(blocks.PLAN?.split('\n')).toEqual([
        ...['Thread: A soaked pan', 'The reader asks: Will it rust?', 'Tension: Soap, or no soap.'],
        ...['Details: Water stays [1] | Oil helps | Salt scrubs', 'Quotation: Dry it. [1]'],
        'Leave out: The history of pans',
      ]);
    }
  });

  test.each([
    ['', 'a small article', { sources: SOURCES }],
    ['', 'a medium one', { length: 'medium' }],
    [' not', 'a large one', { length: 'large' }],
    [' not', 'one of a batch', { angle: 'Cost' }],
  ] as const)('is%s to leave the sections of %s to its writer', async (not, _, changes) => {
    const { calls } = await writing.write(
      {},
      { ...changes, sources: [...('sources' in changes ? changes.sources : [])] },
    );
    expect(calls[0]?.prompt.includes('Leave "sections" empty.')).toBe(not === '');
    expect(calls[1]?.parts.headings.length === 0).toBe(not === '');
  });

  test('gives every later call its register', async () => {
    const { calls } = await writing.write({ plan: { address: 'du' } }, { language: 'german', sources: SOURCES });
    const told = calls.filter(({ prompt }) => prompt.includes('Register: address the reader as du'));
    expect(told.map(({ task }) => task)).toEqual(['write', 'write', 'prove']);
  });

  test.each([
    ['money', 'money'],
    ['Health', 'health'],
    ['none', undefined],
    ['None', undefined],
    [7, undefined],
  ] as const)('that advises on %s says so of its article', async (advice, said) => {
    const { article } = await writing.write({ plan: { advice } });
    expect(article.advice).toBe(said);
  });

  test('gives up to three questions to the author', async () => {
    const authorQuestions = ['None', '1. How many hives have you?', 'Who helps you?', 'And when?', 'Why?'];
    const { article } = await writing.write({ plan: { authorQuestions } }, { sources: SOURCES });
    expect(article.authorQuestions).toEqual(['How many hives have you?', 'Who helps you?', 'And when?']);
    const authorAnswers = [{ question: 'Who helps you?', answer: 'Ines.' }];
    const { article: later } = await writing.write({ plan: { authorQuestions } }, { sources: SOURCES, authorAnswers });
    expect(later.authorQuestions).toEqual(['How many hives have you?', 'And when?', 'Why?']);
  });

  test('knows the batch’s other blogs', async () => {
    const sections = [{ heading: 'The first hive', content: '' }];
    const sibling = { title: 'Bees for beginners', intro: '', conclusion: '', writer: 'model' as const, sections };
    const { calls } = await writing.write({}, { siblings: [sibling] });
    expect(callPrompts(calls, 'plan')[0]).toContain('Bees for beginners\n- The first hive');
  });

  const FIELDS = ['thread', 'question', 'tension', 'details', 'quotation', 'leaveOut', 'titles', 'openings'] as const;
  const SECONDARY = [
    ...FIELDS,
    'address',
    'advice',
    'authorQuestions',
    'tags',
    'keyPoints',
    'faq',
    'sections',
  ] as const;
  const every = (value: unknown) => Object.fromEntries(SECONDARY.map((field) => [field, value]));

  describe.each(WAYS)('%s', (_, changes) => {
    const given = { sources: 'sources' in changes ? changes.sources : [] };

    test.each<[string, NonNullable<Mode['plan']>]>([
      ['"None"', every('None')],
      ['null', every(null)],
      ['nothing', every(undefined)],
      ['"false"', every('false')],
      ['a number', every(3)],
      ['a list of null', every([null])],
      ['an object', every({ text: 'you' })],
      ['"you" as the address', { address: 'you', keyPoints: 'false', faq: 'False' }],
    ])('with %s in its fields fails no blog', async (_value, plan) => {
      const { flaws, calls, article } = await writing.write({ plan }, given);
      expect(flaws).toEqual({});
      expect(calls.filter(({ task }) => task === 'plan' || task === 'write').length).toBeLessThanOrEqual(3);
      expect([article.keyPoints, article.questions]).toEqual([undefined, undefined]);
    });
  });

  test('has numbers in words, and sections without weight', async () => {
    const headings = ['Water', 'Shade', 'Weight', 'Wind', 'Rules', 'Costs'];
    const sections = headings.map((heading, at) => ({ heading, covers: 5, weight: ['2', 'much', undefined][at % 3] }));
    const { article, calls } = await writing.write({ plan: { sections: ['None', ...sections] } }, { length: 'large' });
    expect(article.sections.map(({ heading }) => heading)).toEqual(headings);
    expect(calls.filter(({ task }) => task === 'plan')).toHaveLength(1);
  });

  test.each([[undefined], ['no'], [3]])('is asked for again with %j as harm', async (harm) => {
    const { outcome, calls } = await writing.attempt({ plan: { harm } }, { sources: SOURCES });
    expect(outcome).toMatchObject({ reason: { code: 'unusable' } });
    expect(calls.map(({ task }) => task)).toEqual(['plan', 'plan']);
  });
});

describe('an outline', () => {
  test('has a tension as its angle, and questions to its author', async () => {
    writing.fake.setMode({ plan: { tension: 'Bees are work', authorQuestions: ['Since when?'] } });
    const outline = await writing.writer.outline(requestFor());
    expect(outline).toMatchObject({ angle: 'Bees are work', authorQuestions: ['Since when?'] });
  });

  test('cuts no line in the middle of a word', async () => {
    const sentence = 'Hives on roofs need water and shade, and somebody who looks after them. ';
    const covers = sentence.repeat(4).trim();
    const sections = ['Water', 'Shade', 'Weight'].map((heading) => ({ heading, covers, weight: 1 }));
    writing.fake.setMode({ plan: { tension: sentence.repeat(20), sections } });
    const outline = await writing.writer.outline(requestFor());
    expect(outline.sections[0]?.covers).toBe(covers);
    expect(outline.angle).toBe(sentence.repeat(5).trim());
  });
});

describe('a search', () => {
  test('uses the model’s queries', async () => {
    writing.fake.setMode({ queries: ['roof bees water', 'hive weight'] });
    const queries = await writing.writer.searchQueries?.(requestFor());
    expect(queries).toEqual(['roof bees water', 'hive weight']);
  });

  test('has no queries where the model fails', async () => {
    writing.fake.setMode({ fault: 'malformed-json' });
    expect(await writing.writer.searchQueries?.(requestFor())).toEqual([]);
  });
});
