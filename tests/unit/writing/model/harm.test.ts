import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

const REFUSED = {
  name: 'WritingError',
  code: 'refused',
  message: 'We do not write instructions for hurting people. Please choose another topic.',
};

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());

const makeWriter = (options: { isSmall?: boolean; windowTokens?: number } = {}) =>
  createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test', ...options });

const modelThatFinds = (harmInText: string, mode: Mode = {}) => fake.setMode({ harmInText, ...mode });

const tasksFrom = (start: number) => fake.requests.slice(start).map(({ task }) => task);

describe('a finished article that must never be published', () => {
  test.each([
    ['the check finds', { sources: SOURCES }, {}, 'check'],
    ['the editor finds', {}, {}, 'edit'],
    ['a small model finds', {}, { isSmall: true }, 'extras'],
    ['a model with a small window finds', {}, { isSmall: true, windowTokens: 4096 }, 'judge'],
  ] as const)('is refused where %s it', async (_, changes, options, task) => {
    modelThatFinds('violence');
    const start = fake.requests.length;
    await expect(makeWriter(options).write(requestFor(changes))).rejects.toMatchObject(REFUSED);
    expect(tasksFrom(start).at(-1)).toBe(task);
  });

  test('is refused where the editor fails', async () => {
    modelThatFinds('violence', { fault: 'refusal', task: 'edit' });
    const start = fake.requests.length;
    await expect(makeWriter().write(requestFor())).rejects.toMatchObject(REFUSED);
    expect(tasksFrom(start).at(-1)).toBe('extras');
  });

  test('is refused where the editor gives no judgment', async () => {
    modelThatFinds('violence', { leavesOutHarm: true });
    const start = fake.requests.length;
    await expect(makeWriter().write(requestFor())).rejects.toMatchObject(REFUSED);
    expect(tasksFrom(start).slice(-2)).toEqual(['edit', 'judge']);
  });

  test('about self-harm is refused in its language with a way to help', async () => {
    modelThatFinds('self-harm');
    await expect(makeWriter().write(requestFor({ language: 'german' }))).rejects.toThrow('findahelpline.com');
  });
});

test('an article passes where no call judges it', async () => {
  modelThatFinds('none', { fault: 'refusal', task: 'judge' });
  const article = await makeWriter({ isSmall: true, windowTokens: 4096 }).write(requestFor());
  expect(article.sections.length).toBeGreaterThan(2);
});

test('a rewritten section is judged', async () => {
  modelThatFinds('none');
  const request = requestFor({ length: 'medium' });
  const article = await makeWriter().write(request);
  modelThatFinds('violence');
  const given = { article, index: 1, change: 'regenerate', instruction: 'Tell how to hurt the neighbors.' } as const;
  await expect(makeWriter().rewriteSection?.(request, given)).rejects.toMatchObject(REFUSED);
});

test('a translation is judged where it is compared with the original', async () => {
  modelThatFinds('none');
  const article = await makeWriter().write(requestFor());
  modelThatFinds('violence');
  const start = fake.requests.length;
  const original = { language: 'english', article, pictures: [] } as const;
  const translating = makeWriter().translate?.(requestFor({ language: 'german' }), original);
  await expect(translating).rejects.toMatchObject(REFUSED);
  expect(tasksFrom(start).at(-1)).toBe('compare');
});
