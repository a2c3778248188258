import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editCall, editSchema } from '@/lib/writing/calls/edit.ts';
import { limitsFor } from '@/lib/writing/calls/shared.ts';
import { articleBody, callPrompts, startEditedWriting } from './edited-writing.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const PLANTED = 'Bees are a fascinating subject for everybody.';
const planted = { in: 'text', at: 'start', section: 1, text: `${PLANTED} ` } as const;

describe('the editor', () => {
  test('reads the whole article with the numbers of its sentences and paragraphs', async () => {
    const { calls, article } = await writing.write({});
    const [prompt = ''] = callPrompts(calls, 'edit');
    expect(prompt).toMatch(/\nP1\n\(1\) /);
    expect(prompt).toContain(article.sections[2]?.heading);
    expect(prompt).toContain('it must have 300 words to 500 words');
  });

  test.each([
    ['with other words', 'A colony needs ten litres of water a week.'],
    ['with nothing', ''],
  ])('replaces a sentence %s and notes it', async (_, replacement) => {
    const edits = [{ contains: 'fascinating', replacement, reason: 'opening' } as const];
    const { article, flaws } = await writing.write({ fault: 'planted-text', planted, edits });
    expect(articleBody(article)).not.toContain(PLANTED);
    expect(articleBody(article)).toContain(replacement);
    expect(article.review?.changes).toContainEqual({ before: PLANTED, after: replacement, reason: 'opening' });
    expect(flaws).toEqual({});
  });

  test.each([
    ['two paragraphs', 'One thing.\n\nAnother thing.'],
    ['a gap to fill in', 'In {{city}} bees drink.'],
    ['another language', 'Bienen auf Dächern brauchen jeden Tag sehr viel frisches Wasser.'],
    ['a mark of no passage', 'A colony needs ten litres a week [9].'],
  ])('is not obeyed with %s', async (_, replacement) => {
    const edits = [{ contains: 'fascinating', replacement, reason: 'opening' } as const];
    const { article } = await writing.write({ fault: 'planted-text', planted, edits });
    expect(articleBody(article)).toContain(PLANTED);
    expect(article.review?.changes).toEqual([]);
  });

  test('has its changes to cited sentences checked', async () => {
    const cited = 'Bees are thirsty on a roof [1].';
    const edits = [{ contains: 'thirsty', replacement: 'Bees never drink [1].', reason: 'transition' } as const];
    const { article, calls } = await writing.write(
      {
        fault: 'planted-text',
        planted: { ...planted, text: `${cited} ` },
        edits,
        claims: { contradicted: ['never drink'] },
      },
      { sources: SOURCES },
    );
    expect(articleBody(article)).not.toContain('never drink');
    expect(callPrompts(calls, 'check').at(-1)).toContain('Bees never drink [1].');
  });

  test('moves a paragraph and notes it', async () => {
    const plain = await writing.write({ fault: 'planted-text', planted });
    const { article } = await writing.write({ fault: 'planted-text', planted, moves: [{ paragraph: 2, behind: 1 }] });
    expect(article.review?.changes.map(({ reason }) => reason)).toEqual(['moved']);
    expect(articleBody(article).length).toBeGreaterThan(articleBody(plain.article).length * 0.5);
  });

  test('is left out where the model fails', async () => {
    const { article, flaws } = await writing.write({ fault: 'refusal', task: 'edit' });
    expect(article.sections).toHaveLength(3);
    expect(flaws).toEqual({});
  });
});

test('one malformed edit leaves the others', () => {
  const good = { sentence: 2, replacement: '', reason: 'ending' };
  const raw = {
    ...{ edits: [{ ...good, reason: 'boring' }, good], moves: [{ paragraph: 'P2' }], spare: ['(4)', 5] },
    ...{ description: '', keyPoints: [], questions: [], harm: 'none' },
  };
  expect(editSchema.parse(raw)).toMatchObject({ edits: [undefined, good], moves: [undefined], spare: [undefined, 5] });
});

test('an editor of too short an article is not asked about its length', () => {
  const plan = { title: 'Bees', angle: '', brief: undefined, sections: [] };
  const material = { passages: [], documents: [], isWhole: true };
  const assignment = { request: requestFor(), limits: limitsFor({}), material };
  const edited = { text: [], pointers: [], range: { min: 300, max: 500 } };
  const taskFor = (words: number) =>
    JSON.stringify(editCall(assignment, plan, { ...edited, words }).prompt(words).task);
  expect(taskFor(268)).not.toMatch(/spare|must have/);
  expect(taskFor(400)).toContain('must have');
});

describe('too long an article', () => {
  test('loses the editor’s spare sentences before endings', async () => {
    const { article, flaws } = await writing.write({ lengthFactor: 1.4 });
    expect(flaws).toEqual({});
    const removed = article.review?.changes.filter(({ reason }) => reason === 'length') ?? [];
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.every(({ after }) => after === '')).toBe(true);
  });
});

describe('too short an article', () => {
  test('grows by paragraphs inside sections', async () => {
    const { article, calls, flaws } = await writing.write({ lengthFactor: 0.6, obedientRepair: true });
    expect(calls.map(({ task }) => task)).toContain('grow');
    expect(article.sections).toHaveLength(3);
    expect(flaws).toEqual({});
  });
});

describe('extras', () => {
  test.each([
    ['keyPoints', { keyPoints: false, faq: true }],
    ['questions', { keyPoints: true, faq: false }],
  ] as const)('have no %s unless the plan wants them', async (name, plan) => {
    const { article } = await writing.write({ plan });
    expect(article[name]).toBeUndefined();
    expect(article.description).toMatch(/\.$/);
  });

  test('key points with a number that is not in the article are left out', async () => {
    const text = 'A hive gives 4,711 jars.';
    const { article } = await writing.write({
      fault: 'planted-text',
      planted: { in: 'keyPoints', at: 'instead', text },
    });
    expect(article.keyPoints).toBeUndefined();
  });

  test('a key point that its passages contradict is corrected', async () => {
    const text = 'Roofs carry no weight [2].';
    const { article } = await writing.write(
      {
        fault: 'planted-text',
        planted: { in: 'answer', at: 'instead', text },
        claims: {
          contradicted: ['carry no weight'],
          corrections: { 'carry no weight': 'Roofs carry some of the weight [2].' },
        },
      },
      { sources: SOURCES },
    );
    expect(article.questions?.[0]?.answer).toMatch(/Roofs carry some of the weight \[\d\]\./);
  });

  test.each([
    ['english', 160],
    ['japanese', 110],
  ] as const)('a description in %s has at most %i characters', async (language, most) => {
    const sentence = { english: 'Bees drink water from bowls. ', japanese: '蜂は水を飲みます。' };
    const text = sentence[language].repeat(20);
    const { article } = await writing.write(
      { fault: 'planted-text', planted: { in: 'description', at: 'instead', text } },
      { language },
    );
    expect([...(article.description ?? '')].length).toBeLessThanOrEqual(most);
    expect(article.description).toMatch(/[.。]$/);
  });
});
