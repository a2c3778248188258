import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WritingRequest } from '@/lib/writing/types.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { callPrompts, startEditedWriting } from './edited-writing.ts';
import { requestFor } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

/** Asks for angles; returns them with the prompts. */
async function ask(mode: Mode, { count = 3, known = [] as string[], changes = {} as Partial<WritingRequest> } = {}) {
  writing.fake.setMode(mode);
  const before = writing.fake.requests.length;
  const angles = await writing.writer.angles?.(requestFor(changes), count, known);
  return { angles, prompts: callPrompts(writing.fake.requests.slice(before), 'angles') };
}

test('come in one call', async () => {
  const { angles, prompts } = await ask({}, { count: 5, changes: { audience: 'Renters' } });
  expect(new Set(angles?.map(({ angle }) => angle)).size).toBe(5);
  expect(angles?.every(({ title }) => title.length > 0)).toBe(true);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toContain('Keeping bees on a city roof');
  expect(prompts[0]).toContain('Audience: Renters');
});

test.each([
  ['in one line', ['1. What it\ncosts'], ['What it costs']],
  ['each once', ['What it costs', 'what it Costs', 'Rules'], ['What it costs', 'Rules']],
  ['without those that are known', ['Neighbors', 'What it costs'], ['What it costs']],
  ['up to the number asked for', ['A roof', 'A yard', 'A park', 'A wall'], ['A roof', 'A yard', 'A park']],
  ['as few as there are', [], []],
])('come %s', async (_, given, expected) => {
  const { angles } = await ask({ angles: given }, { known: ['neighbors'] });
  expect(angles?.map(({ angle }) => angle.toLowerCase())).toEqual(expected.map((angle) => angle.toLowerCase()));
});

test('overlap as little as the model leaves them when it reads its plan', async () => {
  const mode = { angles: ['What it costs', 'Prices', 'Rules'], replaced: { 2: 'Winter', 9: 'Honey' } };
  const { angles, prompts } = await ask(mode);
  expect(angles?.map(({ angle }) => angle)).toEqual(['What it costs', 'Winter', 'Rules']);
  expect(prompts).toHaveLength(1);
});

test('differ from known ones', async () => {
  const { prompts } = await ask({}, { known: ['What a first hive costs'] });
  expect(prompts[0]).toMatch(/Give other angles than these:[\s\S]*What a first hive costs/);
});

test('are asked for again in another language', async () => {
  const fault = { fault: 'wrong-language', task: 'angles', requests: [1] } as const;
  const { angles, prompts } = await ask(fault, { changes: { language: 'russian' } });
  expect(prompts).toHaveLength(2);
  expect(angles?.map(({ angle }) => angle).join('')).toMatch(/\p{Script=Cyrillic}/u);
});

test('are none where the model fails', async () => {
  const { angles } = await ask({ fault: 'not-json', task: 'angles' });
  expect(angles).toEqual([]);
});

test('reach the plan and the search of their article', async () => {
  const angle = 'What a first hive really costs';
  const { calls } = await writing.write({}, { angle });
  expect(callPrompts(calls, 'plan')[0]).toMatch(/<<<ANGLE \w+\nWhat a first hive really costs\n/);
  const before = writing.fake.requests.length;
  await writing.writer.searchQueries?.(requestFor({ angle }));
  expect(writing.fake.requests[before]?.prompt).toContain('What a first hive really costs');
});
