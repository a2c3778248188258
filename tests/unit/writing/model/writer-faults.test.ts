import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countArticleWords } from '@/lib/text/words.ts';
import { createModelWriter, type ModelWriterOptions } from '@/lib/writing/model/writer.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { API_KEY, requestFor, SOURCES, textsOf } from './model-fixture.ts';

/** Calls of a small article when all goes well: brief, plan, critique, three sections, introduction, conclusion, edits, extras. */
const CALLS = 10;

let fake: FakeOpenAI;
let pauses: number[];
beforeEach(async () => {
  fake = await startFakeOpenAI({ apiKey: API_KEY });
  pauses = [];
});
afterEach(() => fake.close());

function writer(options: Partial<ModelWriterOptions> = {}) {
  return createModelWriter({
    apiKey: API_KEY,
    baseUrl: fake.baseUrl,
    model: 'gpt-test',
    wait: async (milliseconds) => void pauses.push(milliseconds),
    ...options,
  });
}

describe('a fault that stays', () => {
  test.each([
    ['refusal', 'refused', 2],
    ['content-filter', 'refused', 2],
    ['cut-off', 'unusable', 4],
    ['malformed-json', 'unusable', 4],
    ['wrong-shape', 'unusable', 4],
    ['not-json', 'unusable', 4],
    ['rate-limit', 'unavailable', 3],
    ['server-error', 'unavailable', 3],
    ['disconnect', 'unavailable', 3],
    ['out-of-quota', 'unavailable', 1],
    ['invalid-key', 'misconfigured', 1],
    ['unknown-model', 'misconfigured', 1],
    ['wrong-language', 'unusable', 3],
  ] as const)('%s ends as %s after %i requests', async (fault, code, requests) => {
    fake.setMode({ fault });
    const failure = await writer()
      .write(requestFor())
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'WritingError', code });
    expect(fake.requests).toHaveLength(requests);
    expect(inspect(failure, { depth: 10 })).not.toContain(API_KEY);
    expect((failure as Error).message).toMatch(
      /^(?:The writing (?:model|service) .*|gpt-test could not write this blog: .* Nothing was counted)\.$/,
    );
  });

  test('an empty text ends as unusable', async () => {
    fake.setMode({ fault: 'empty', task: 'conclusion' });
    await expect(writer().write(requestFor())).rejects.toMatchObject({ code: 'unusable' });
  });

  test.each(['hang', 'hang-in-body'] as const)(
    '%s ends as unavailable after three time-outs',
    async (fault) => {
      fake.setMode({ fault });
      await expect(writer({ timeoutMs: 100 }).write(requestFor())).rejects.toMatchObject({
        code: 'unavailable',
      });
      expect(fake.requests).toHaveLength(3);
      await expect.poll(() => fake.stats.inFlight).toBe(0);
    },
  );

  test('a server that is not there ends as unavailable', async () => {
    const gone = await startFakeOpenAI();
    await gone.close();
    await expect(writer({ baseUrl: gone.baseUrl }).write(requestFor())).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(pauses).toHaveLength(2);
  });

  test('a wrong key ends as misconfigured', async () => {
    const wrong = 'sk-proj-wrongwrongwrong';
    fake.setMode({});
    const failure = await writer({ apiKey: wrong })
      .write(requestFor())
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'misconfigured' });
    expect(inspect(failure, { depth: 10 })).not.toContain(wrong);
  });

  test('a section in another language twice ends as unusable', async () => {
    fake.setMode({ fault: 'wrong-language', task: 'section' });
    await expect(writer().write(requestFor({ language: 'italian' }))).rejects.toMatchObject({
      code: 'unusable',
    });
  });
});

describe('a fault that passes', () => {
  test.each([
    'malformed-json',
    'wrong-shape',
    'not-json',
    'rate-limit',
    'server-error',
    'disconnect',
    'cut-off',
  ] as const)('%s costs one more request', async (fault) => {
    fake.setMode({ fault, requests: [2] });
    const article = await writer().write(requestFor());
    expect(countArticleWords(article, 'english')).toBeGreaterThanOrEqual(300);
    expect(fake.requests).toHaveLength(CALLS + 1);
  });

  test.each(['trailing-comma', 'doubled-json', 'wrapped-json', 'content-parts'] as const)(
    '%s costs no further call',
    async (fault) => {
      fake.setMode({ fault });
      const article = await writer().write(requestFor());
      expect(countArticleWords(article, 'english')).toBeGreaterThanOrEqual(300);
      expect(fake.requests).toHaveLength(CALLS);
    },
  );

  test.each([
    ['wrong-shape', 'content: Invalid input: expected string, received undefined'],
    ['malformed-json', 'it held no complete JSON object'],
    ['cut-off', 'it was cut off before its end'],
    ['empty', 'it held no text, or too little of what the task asks for'],
  ] as const)('after %s the model is told what was wrong', async (fault, problem) => {
    fake.setMode({ fault, task: 'introduction', requests: [1] });
    await writer().write(requestFor());
    const [first = '', second = ''] = fake.requests
      .filter(({ task }) => task === 'introduction')
      .map(({ body }) => body.messages[1]?.content ?? '');
    expect(first).not.toContain('could not be used');
    expect(second).toContain(`Your last answer could not be used: ${problem}. Answer with`);
  });

  test('after a cut-off the model gets more room and is asked for less', async () => {
    fake.setMode({ fault: 'cut-off', task: 'introduction', requests: [1] });
    await writer().write(requestFor());
    const [first, second] = fake.requests.filter(({ task }) => task === 'introduction');
    expect([first?.words, second?.words]).toEqual([40, 32]);
    expect(second?.body.maxTokens).toBe((first?.body.maxTokens ?? 0) * 2);
  });

  test('one section in another language is written once more, with the language insisted on', async () => {
    fake.setMode({ fault: 'wrong-language', task: 'section', requests: [2] });
    await writer().write(requestFor({ language: 'french' }));
    expect(fake.requests).toHaveLength(CALLS + 1);
    const prompts = fake.requests.map(({ body }) => body.messages[1]?.content ?? '');
    expect(
      prompts.filter((prompt) => prompt.includes('Write every sentence in French.')),
    ).toHaveLength(1);
  });

  test('a plan in another language is made once more', async () => {
    fake.setMode({ fault: 'wrong-language', task: 'plan', requests: [1] });
    const article = await writer().write(requestFor({ language: 'russian' }));
    expect(article.sections[0]?.heading).toMatch(/\p{Script=Cyrillic}/u);
    expect(fake.requests).toHaveLength(CALLS + 1);
  });

  test('a repair in another language is not accepted', async () => {
    fake.setMode({ lengthFactor: 0.6, fault: 'wrong-language', task: 'extend' });
    const article = await writer().write(requestFor({ language: 'spanish' }));
    expect(fake.requests.map(({ task }) => task)).toContain('extra section');
    expect(textsOf(article).join(' ')).not.toMatch(/\bthe\b/);
  });

  test('a repair that is refused leaves the part as it is', async () => {
    fake.setMode({ lengthFactor: 1.6, fault: 'refusal', task: 'shorten' });
    const article = await writer().write(requestFor());
    expect(countArticleWords(article, 'english')).toBeLessThanOrEqual(500);
  });

  test('a section that repeats another is written once more', async () => {
    fake.setMode({ fault: 'repetition', task: 'section', requests: [1, 2] });
    const { sections } = await writer().write(requestFor());
    expect(fake.requests).toHaveLength(CALLS + 1);
    const [a = '', b = '', c = ''] = sections.map(({ content }) => content);
    const overlaps = [
      fiveGramJaccard(a, b, 'english'),
      fiveGramJaccard(a, c, 'english'),
      fiveGramJaccard(b, c, 'english'),
    ];
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.08);
  });

  test.each([
    ['retry-after', '7', 7000],
    ['retry-after-ms', '1500', 1500],
  ])('waits as long as %s: %s says', async (name, value, pause) => {
    fake.setMode({ fault: 'rate-limit', requests: [1, 2], retryHeader: [name, value] });
    await writer().write(requestFor());
    expect(pauses).toEqual([pause, pause]);
  });

  test('does not wait longer than a minute', async () => {
    fake.setMode({ fault: 'rate-limit', retryHeader: ['retry-after', '61'] });
    await expect(writer().write(requestFor())).rejects.toMatchObject({ code: 'unavailable' });
    expect(pauses).toEqual([]);
    expect(fake.requests).toHaveLength(1);
  });
});

describe('what a model adds on its own', () => {
  test('links, addresses, marks and unknown citations do not reach the article', async () => {
    fake.setMode({ fault: 'invented-references' });
    const article = await writer().write(requestFor({ sources: SOURCES, length: 'medium' }));
    const text = textsOf(article).join('\n\n');
    expect(text).not.toMatch(/https?:|www\.|\]\(|[<>*#]|\[9[78]\]/);
    expect(countArticleWords(article, 'english')).toBeLessThanOrEqual(1200);
  });

  test('cites the sources it was given, and only in sections', async () => {
    fake.setMode({});
    const article = await writer().write(requestFor({ sources: SOURCES, length: 'medium' }));
    const marks = article.sections.flatMap(({ content }) => content.match(/\[\d+\]/g) ?? []);
    expect([...new Set(marks)].sort()).toEqual(['[1]', '[2]']);
    expect(article.intro + article.conclusion).not.toContain('[');
  });

  test('has no citations when there is no source', async () => {
    fake.setMode({ fault: 'invented-references' });
    const article = await writer().write(requestFor());
    expect(textsOf(article).join()).not.toContain('[');
  });
});
