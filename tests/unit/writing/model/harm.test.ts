import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { callTasks, startEditedWriting } from './edited-writing.ts';
import { requestFor, SOURCES } from './model-fixture.ts';

const REFUSED = {
  name: 'WritingError',
  code: 'refused',
  message: 'We do not write instructions for hurting people. Please choose another topic.',
};

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const SMALL_WINDOW = { isSmall: true, windowTokens: 4096 };

describe('a topic that must never be written about is refused, and nothing is shown', () => {
  test.each([
    ['before the text', {}, {}, ['write']],
    ['in another case', {}, { plan: { harm: 'Violence' } }, ['write']],
    ['in its own call', { sources: SOURCES }, {}, ['plan']],
    ['in its own call', { length: 'large' }, {}, ['plan']],
  ] as const)('by a plan %s', async (_, changes, mode, tasks) => {
    const given = { ...changes, sources: [...('sources' in changes ? changes.sources : [])] };
    const { outcome, calls, events } = await writing.attempt({ harm: 'violence', pieceMs: 3, ...mode }, given);
    expect(outcome).toMatchObject({ status: 'rejected', reason: REFUSED });
    expect(callTasks(calls)).toEqual(tasks);
    expect(events.filter(({ type }) => type === 'part' || type === 'partial')).toEqual([]);
    expect(events.filter((event) => event.type === 'outline' && event.title)).toEqual([]);
  });
});

describe('a finished article that must never be published is refused', () => {
  test.each([
    ['by the proof', { sources: SOURCES }, {}, {}, ['choose', 'prove']],
    ['by the proof without sources', {}, {}, {}, ['write', 'prove']],
    ['by a small model', {}, {}, { isSmall: true }, ['write', 'prove']],
    ['with a small window', {}, {}, SMALL_WINDOW, ['write', 'judge']],
    ['where the proof fails', {}, { fault: 'refusal', task: 'prove' }, {}, ['prove', 'judge']],
    ['where the proof gives no judgment', {}, { leavesOutHarm: true }, {}, ['prove', 'judge']],
  ] as const)('%s', async (_, changes, mode, options, last) => {
    const given = { sources: [...('sources' in changes ? changes.sources : [])] };
    const { outcome, calls } = await writing.attempt({ harmInText: 'violence', ...mode }, given, options);
    expect(outcome).toMatchObject({ status: 'rejected', reason: REFUSED });
    expect(callTasks(calls).slice(-2)).toEqual(last);
  });

  test('about self-harm in its language with a way to help', async () => {
    const failing = writing.write({ harmInText: 'self-harm' }, { language: 'german' });
    await expect(failing).rejects.toThrow('findahelpline.com');
  });
});

test('an article passes where no call judges it', async () => {
  const { article } = await writing.write({ fault: 'refusal', task: 'judge' }, {}, SMALL_WINDOW);
  expect(article.sections.length).toBeGreaterThan(2);
});

describe('a text that grew out of an article is judged', () => {
  const violent: Mode = { harmInText: 'violence' };

  test('as a rewritten section', async () => {
    const { article } = await writing.write({}, { length: 'medium' });
    writing.fake.setMode(violent);
    const given = { article, index: 1, change: 'regenerate', instruction: 'Tell how to hurt the neighbors.' } as const;
    const rewriting = writing.writer.rewriteSection?.(requestFor({ length: 'medium' }), given);
    await expect(rewriting).rejects.toMatchObject(REFUSED);
  });

  test('as a translation, where it is compared with the original', async () => {
    const { article } = await writing.write({});
    writing.fake.setMode(violent);
    const original = { language: 'english', article, pictures: [] } as const;
    const translating = writing.writer.translate?.(requestFor({ language: 'german' }), original);
    await expect(translating).rejects.toMatchObject(REFUSED);
    expect(writing.fake.requests.at(-1)?.task).toBe('translation check');
  });
});
