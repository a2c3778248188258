import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fault, Mode } from '@/tests/fakes/openai/mode.ts';
import { callPrompts, callTasks, startEditedWriting } from './edited-writing.ts';
import { SOURCES } from './model-fixture.ts';
import { THINKING_FORMS } from './thinking-forms.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const FILLER =
  'Bees need water and shade, and somebody who looks after them in every week from April to the end of September. ';

/** A draft of about 400 words that says one thing more. */
const draft = (title: string, told: string) =>
  `# ${title}\n\n${told} ${FILLER.repeat(2)}\n\n${[1, 2, 3].map((at) => `## The ${title} ${at}\n\n${`Part ${at} of ${title}: ${FILLER}`.repeat(4)}`).join('\n\n')}\n\n***\n\nThat is all that ${told.toLowerCase()}`;

const FIRST = 'My neighbor complained.';
const SECOND = 'The cupboard held seventeen bags.';
const TWO: Mode = {
  plan: { openings: ['Begin with a neighbor.', 'Begin with a cupboard.'] },
  drafts: { 'with a neighbor.': draft('Neighbor', FIRST), 'with a cupboard.': draft('Cupboard', SECOND) },
};

const CITING = { sources: SOURCES };

const shown = (all: readonly unknown[]) => JSON.stringify(all);

describe('of two drafts', () => {
  test('the one that both orders find better is shown, and the other is the alternative', async () => {
    const { article, events } = await writing.write({ ...TWO, prints: SECOND }, CITING);
    expect(article.title).toBe('Cupboard');
    expect(article.intro).toContain(SECOND);
    expect(article.alternative).toMatchObject({ title: 'Neighbor', intro: expect.stringContaining(FIRST) });
    const at = events.findIndex(({ type }) => type === 'chosen');
    expect(shown(events.slice(0, at))).toContain(FIRST);
    expect(shown(events.slice(0, at))).not.toContain(SECOND);
    expect(shown(events.slice(at))).not.toContain(FIRST);
    expect(events[at + 1]).toMatchObject({
      type: 'outline',
      title: 'Cupboard',
      headings: article.sections.map(({ heading }) => heading),
    });
    expect(events[at + 2]).toMatchObject({
      type: 'part',
      part: 'introduction',
      content: expect.stringContaining(SECOND),
    });
  });

  test.each<[string, Mode]>([
    ['neither is better', {}],
    ['the first is better', { prints: FIRST }],
    ['the order decides', { prints: 'of' }],
    ['nobody can choose', { fault: 'malformed-json', task: 'choose' }],
    ['one answer is missing', { prints: SECOND, fault: 'refusal', task: 'choose', requests: [2] }],
    ['nobody answers', { fault: 'server-error', task: 'choose' }],
  ])('the first stays where %s', async (_, mode) => {
    const { article, events } = await writing.write({ ...TWO, ...mode }, CITING);
    expect(article.title).toBe('Neighbor');
    expect(article.alternative?.title).toBe('Cupboard');
    expect(events.some(({ type }) => type === 'chosen')).toBe(false);
  });

  test.each<[Fault, number[]]>([
    ['refusal', [2]],
    ['empty', [2, 3]],
    ['wrong-language', [2, 3]],
    ['missing-title', [2, 3]],
    ['disconnect', [1, 3, 4]],
  ])('one may fail: %s', async (fault, requests) => {
    const { article, flaws, calls } = await writing.write({ fault, task: 'write', requests }, CITING);
    expect(flaws).toEqual({});
    expect(article.alternative).toBeUndefined();
    expect(callTasks(calls)).not.toContain('choose');
  });
});

describe('a draft is read', () => {
  const WHOLE = draft('Hive', 'It began with rain.');
  const END = 'That is all that it began with rain.';
  const HEADINGS = ['The Hive 1', 'The Hive 2', 'The Hive 3'];

  test.each([
    ['as it was asked for', WHOLE, HEADINGS, ''],
    ['with a heading of its own for its ending', WHOLE.replace('***', '***\n\n## In the end'), HEADINGS, 'In the end'],
    ['without a mark before its ending', WHOLE.replace('***\n\n', ''), HEADINGS, ''],
    ['with its last section as its ending', WHOLE.replace('***', '## In the end'), HEADINGS, 'In the end'],
    [
      'with references below it',
      `${WHOLE}\n\n## References\n\n- [1] https://a.example\n- [2] https://b.example`,
      HEADINGS,
      '',
    ],
    ['with its title in bold', WHOLE.replace('# Hive', '**Hive**'), HEADINGS, ''],
    ['with its title like a section', WHOLE.replace('# Hive', '## Hive'), HEADINGS, ''],
    ['with its title twice', `# Hive\n\n${WHOLE}`, HEADINGS, ''],
    ['with a rule at its end', `${WHOLE}\n\n***`, HEADINGS, ''],
    ['with a lost heading', WHOLE.replace('## The Hive 2', '## {{heading}}'), ['The Hive 1', 'The Hive 3'], ''],
    ['with lines like its title', WHOLE.replace('***', '# A\n\n# B\n\n***'), HEADINGS, ''],
  ])('%s', async (_, text, headings, conclusionHeading) => {
    const { article } = await writing.write({ drafts: { '': text } });
    expect([article.title, article.intro.slice(0, 19)]).toEqual(['Hive', 'It began with rain.']);
    expect(article.sections.map(({ heading }) => heading)).toEqual(headings);
    expect([article.conclusion, article.conclusionHeading ?? '']).toEqual([END, conclusionHeading]);
  });

  const PLAN = { harm: 'none', thread: 'A "soaked" pan {iron}', authorQuestions: ['Since when?'] };
  const LINE = JSON.stringify(PLAN);

  test.each([
    ['above its title', `${LINE}\n\n${WHOLE}`],
    ['below its title', WHOLE.replace('\n\n', `\n\n${LINE}\n\n`)],
    ['on many lines', `${JSON.stringify(PLAN, null, 2)}\n${WHOLE}`],
    ['in a fence', `\`\`\`json\n${LINE}\n\`\`\`\n\n${WHOLE}`],
    ['behind words to the user', `Sure! First the plan:\n${LINE}\nNow the text:\n\n${WHOLE}`],
    ['with a comma too many', `${LINE.replace(/\}$/, ',}')}\n${WHOLE}`],
  ])('with a plan %s', async (_, text) => {
    const { article, events } = await writing.write({ drafts: { '': text } });
    expect(article.authorQuestions).toEqual(['Since when?']);
    expect(shown([...events, article])).not.toMatch(/soaked|Sure|Now the/);
    expect(article.intro.slice(0, 19)).toBe('It began with rain.');
  });

  test.each([
    ['none', WHOLE],
    ['half of one', `${LINE.slice(0, 40)}\n\n${WHOLE}`],
    ['another object', `{"answer": 42}\n\n${WHOLE}`],
  ])('with %s for a plan', async (_, text) => {
    const { article, events } = await writing.write({ drafts: { '': text } });
    expect(article.authorQuestions).toBeUndefined();
    expect(shown([...events, article])).not.toMatch(/soaked|42/);
  });

  test.each([
    ['without a text', '{"harm": "violence"}'],
    ['below a title', WHOLE.replace('\n\n', '\n\n{"harm": "violence"}\n\n')],
  ])('with a harmful plan %s: it is refused', async (_, text) => {
    const { outcome, calls } = await writing.attempt({ drafts: { '': text } });
    expect(outcome).toMatchObject({ reason: { code: 'refused' } });
    expect(callTasks(calls)).toEqual(['write']);
  });
});

test('a draft below several titles may begin with thoughts: it is refused, and never shown', async () => {
  const text = `# Understanding the task\n\nThe user wants bees.\n\n${draft('Hive', 'It began with rain.')}`;
  const { outcome, events, calls } = await writing.attempt({ drafts: { '': text } });
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unusable' } });
  expect(callTasks(calls)).toEqual(['write', 'write']);
  expect(shown(events)).not.toContain('The user wants');
});

test('what a rejected draft held leaves no trace', async () => {
  const mode: Mode = { fault: 'missing-title', task: 'write', requests: [1], plan: { keyPoints: false, faq: false } };
  const planted = { in: 'text', at: 'start', text: 'Rain falls [citation needed]. ' } as const;
  const { article } = await writing.write({ ...mode, planted });
  expect(article.review?.changes).toEqual([]);
});

describe('a draft without a title', () => {
  const mode: Mode = { fault: 'missing-title', task: 'write' };

  test('is asked for again', async () => {
    const { calls, flaws } = await writing.write({ ...mode, requests: [1] });
    expect(callTasks(calls)).toEqual(['write', 'write', 'prove']);
    expect(callPrompts(calls, 'write')[1]).toContain('Your last answer could not be used');
    expect(flaws).toEqual({});
  });

  test.each([
    ['without sources', []],
    ['with sources', SOURCES],
  ])('is refused the second time, and never shown, %s', async (_, sources) => {
    const { outcome, events } = await writing.attempt(mode, { sources });
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unusable' } });
    expect(events.map(({ type }) => type)).toEqual(['phase', 'outline', 'phase']);
  });
});

const FORMS = [
  ...THINKING_FORMS,
  ['words to the user', 'Hmm, rain. Of course! Here is your article:\n\n'],
  ['a thought that the chat template opened', 'Hmm, rain.\n</think>\n\n'],
] as const;

/** How answers come. */
const WAYS: readonly (readonly [string, Mode])[] = [
  ['in pieces', {}],
  ['whole', { unsupported: ['stream'] }],
  ['in arrays', { fault: 'content-parts' }],
  ['between keep-alives', { fault: 'keep-alives' }],
  ['whole in arrays', { unsupported: ['stream'], fault: 'content-parts' }],
];

const ALL = WAYS.flatMap(([way, mode]) => FORMS.map(([form, before]) => ({ form, way, mode: { ...mode, before } })));

test.each(ALL)('$form in answers that come $way never reaches a reader', async ({ mode }) => {
  const { article, usage, events, flaws } = await writing.write(mode);
  expect([usage.calls, flaws]).toEqual([2, {}]);
  expect(shown([...events, article]).match(/Hmm|object Object|"harm|◁|final|let us see|think/g)).toBeNull();
});

test.each(FORMS)('%s in the answers of every call never reaches a reader', async (_, before) => {
  const { article, usage, events, flaws } = await writing.write({ before }, CITING);
  expect([usage.calls, flaws]).toEqual([7, {}]);
  expect(shown([...events, article]).match(/Hmm/g)).toBeNull();
});
