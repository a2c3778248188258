import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, plantedOnce, promptsOf, startEditedWriting } from './edited-writing.ts';
import { SOURCES } from './model-fixture.ts';

let model: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  model = await startEditedWriting();
});
afterAll(() => model.fake.close());
const write: (typeof model)['write'] = (mode, changes) => model.write(mode, changes);

describe('knowledge', () => {
  test.each([
    ['The old bridge was built in 1789.', true],
    ['Water boils at 100 °C on the old bridge.', true],
    ['A study found that the old bridge is warm.', false],
    ['Some 83 % of people like the old bridge.', false],
    ['Crossing the old bridge costs $250.', false],
  ])('without sources, %s reaches the reader: %s', async (sentence, isLeft) => {
    const { article, flaws } = await write(plantedOnce(sentence));
    expect(flaws).toEqual({});
    expect(bodyOf(article).includes(sentence)).toBe(isLeft);
  });
});

describe('a model that runs out of quota once the article is written', () => {
  test.each(['check claims', 'edit', 'extras'] as const)(
    'costs no more than what was still to be asked: %s',
    async (task) => {
      const { calls, flaws } = await write({ fault: 'out-of-quota', task }, { sources: SOURCES });
      expect(calls.map((call) => call.task)).toContain(task);
      expect(flaws).toEqual({});
    },
  );
});

describe('the editor’s pass', () => {
  const promise = 'Below are ten golden tips about the old bridge.';
  const edit = { sentence: promise, why: 'broken promise' };

  test.each([
    ['takes a sentence out', { ...edit, replacement: '' }, ''],
    [
      'puts another in its place',
      { ...edit, replacement: 'The old bridge has a rule.' },
      'The old bridge has a rule.',
    ],
  ])('%s', async (_, given, instead) => {
    const { article, flaws } = await write({ ...plantedOnce(promise), edits: [given] });
    expect(flaws).toEqual({});
    expect(bodyOf(article)).not.toContain(promise);
    expect(bodyOf(article)).toContain(instead);
  });

  test.each([
    ['of a sentence that is nearly there', { ...edit, sentence: 'Below are ten tips.' }],
    ['that brings a figure nobody gave', { ...edit, replacement: 'It saves 83 % of all water.' }],
    ['that brings a citation', { ...edit, replacement: 'The old bridge is warm [1].' }],
    ['that leaves a gap', { ...edit, replacement: 'Below are the tips for [city].' }],
    ['that is an essay', { ...edit, replacement: 'The bridge is old and warm. '.repeat(6) }],
    ['in another language', { ...edit, replacement: 'Die alte Brücke hat eine einzige Regel.' }],
    ['that takes a weak opening away', { ...edit, why: 'weak opening', replacement: '' }],
  ])('makes no edit %s', async (_, given) => {
    const replacement = 'replacement' in given ? given.replacement : 'Other words stand here.';
    const edits = [{ ...given, replacement }];
    const { article } = await write({ ...plantedOnce(promise), edits }, { sources: SOURCES });
    expect(bodyOf(article)).toContain(promise);
  });

  test('makes no edit of a sentence that stands twice', async () => {
    const text = 'It helps.';
    const { article } = await write({
      ...plantedOnce(`${text} ${text}`),
      edits: [{ sentence: text, replacement: '', why: 'repeated idea' }],
    });
    expect(bodyOf(article)).toContain(text);
  });

  test('touches at most a fifth of the article', async () => {
    const sentences = Array.from(
      { length: 40 },
      (_, at) => `The old bridge keeps path ${at} open.`,
    );
    const { article } = await write({
      ...plantedOnce(sentences.join(' ')),
      edits: sentences.map((sentence) => ({ sentence, replacement: '', why: 'repeated idea' })),
      lengthFactor: 0.6,
    });
    const left = sentences.filter((sentence) => bodyOf(article).includes(sentence));
    expect(left.length).toBeGreaterThan(0);
  });

  test.each(['refusal', 'malformed-json'] as const)(
    'leaves the article as it is where the model fails at it (%s)',
    async (fault) => {
      const { flaws } = await write({ fault, task: 'edit' });
      expect(flaws).toEqual({});
    },
  );
});

describe('what stands beside an article', () => {
  test.each(['english', 'german', 'chinese', 'japanese', 'russian'] as const)(
    'are key points, questions and a description where the brief wants them (%s)',
    async (language) => {
      const { article } = await write({}, { language });
      expect(article.keyPoints).toHaveLength(4);
      expect(article.questions).toHaveLength(3);
      expect([...(article.description ?? '')].length).toBeGreaterThan(9);
      expect([...(article.description ?? '')].length).toBeLessThanOrEqual(160);
    },
  );

  test('are none that the brief does not want', async () => {
    const { article } = await write({ brief: { keyPoints: false, faq: false } });
    expect(article).not.toHaveProperty('keyPoints');
    expect(article).not.toHaveProperty('questions');
    expect(article).toHaveProperty('description');
  });

  test.each([
    ['keyPoints', 'As an AI language model, I cannot know.', /language model/],
    ['keyPoints', 'A study found that bees like it.', /study/],
    ['keyPoints', 'It saves 83 % of all water.', /83/],
    ['answer', 'See https://evil.example/offer for more.', /evil/],
    ['answer', 'Die Bienen brauchen im Sommer Wasser und Schatten auf dem Dach.', /Bienen/],
    ['question', '{{question}}', /\{\{/],
    ['description', `${'Bees '.repeat(40)}fly.`, /Bees Bees/],
    ['description', 'Buy now at www.evil.example today.', /evil/],
  ] as const)('holds nothing of a faulty %s: %s', async (field, text, unwanted) => {
    const { article } = await write({
      fault: 'planted-text',
      planted: { in: field, at: 'instead', text },
    });
    const { keyPoints, questions, description } = article;
    expect(JSON.stringify({ keyPoints, questions, description })).not.toMatch(unwanted);
  });

  test('is nothing where the model fails at it', async () => {
    const { article, flaws } = await write({ fault: 'refusal', task: 'extras' });
    expect(flaws).toEqual({});
    expect(article).not.toHaveProperty('keyPoints');
    expect(article).not.toHaveProperty('description');
  });
});

describe('tables and quotations', () => {
  const table = '| Hive | Weight |\n|---|---|\n| Small | light |\n| Large | heavy |';
  const clean = '| Hive | Weight |\n| Small | light |\n| Large | heavy |';

  test('are asked for only where the brief finds them helpful', async () => {
    const with_ = await write({ brief: { table: true } });
    expect(promptsOf(with_.calls, 'section')[0]).toContain('one small table');
    const without = await write({ brief: { table: false } });
    expect(promptsOf(without.calls, 'section')[0]).not.toContain('one small table');
  });

  test('a table reaches the reader as one', async () => {
    const { article } = await write({
      ...{ fault: 'planted-text', task: 'section', requests: [1] },
      planted: { in: 'content', at: 'start', text: `${table}\n\n` },
    });
    expect(article.sections[0]?.content.split('\n\n')[0]).toBe(clean);
  });

  test.each([
    ['Bees need water and shade.', true],
    ['Bees need wine and song and shade.', false],
  ])('the quotation %s of a source reaches the reader: %s', async (quote, isLeft) => {
    const { article } = await write(
      {
        ...{ fault: 'planted-text', task: 'section', requests: [1] },
        planted: { in: 'content', at: 'start', text: `> “${quote}”\n\n` },
      },
      { sources: SOURCES },
    );
    expect(bodyOf(article).includes(quote)).toBe(isLeft);
    expect(/> “Bees need water and shade\.” \[\d\]/.test(bodyOf(article))).toBe(isLeft);
  });
});
