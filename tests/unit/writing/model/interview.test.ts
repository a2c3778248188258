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

/** Asks for questions; returns them with the prompts. */
async function ask(mode: Mode, known: readonly string[] = [], changes: Partial<WritingRequest> = {}) {
  writing.fake.setMode(mode);
  const before = writing.fake.requests.length;
  const questions = await writing.writer.interview?.(requestFor(changes), known);
  return { questions, prompts: callPrompts(writing.fake.requests.slice(before), 'interview') };
}

test('are asked in one call, by topic, wishes and known questions', async () => {
  const { questions, prompts } = await ask({}, ['What was the first sting like?'], { audience: 'Renters' });
  expect(new Set(questions).size).toBe(5);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toContain('Keeping bees on a city roof');
  expect(prompts[0]).toContain('Audience: Renters');
  expect(prompts[0]).toMatch(/Ask for other things than these questions:[\s\S]*What was the first sting like\?/);
});

test.each([
  ['in one line', ['1. What did\nit cost?'], ['What did it cost?']],
  ['each once, without known ones', ['Who helped?', 'When?', 'When?'], ['When?']],
  ['without what is no question', ['None', 'Tell us about it.', 'When?'], ['When?']],
  ['up to five', ['A?', 'B?', 'C?', 'D?', 'E?', 'F?'], ['A?', 'B?', 'C?', 'D?', 'E?']],
])('come %s', async (_, given, expected) => {
  expect((await ask({ questions: given }, ['Who helped?'])).questions).toEqual(expected);
});

test('are asked for again in another language', async () => {
  const fault = { fault: 'wrong-language', task: 'interview', requests: [1] } as const;
  const { questions, prompts } = await ask(fault, [], { language: 'russian' });
  expect(prompts).toHaveLength(2);
  expect(questions?.join('')).toMatch(/\p{Script=Cyrillic}/u);
});

test.each(['not-json', 'invalid-key', 'out-of-quota'] as const)(
  'are none where the model ends in %s',
  async (fault) => {
    expect((await ask({ fault })).questions).toEqual([]);
  },
);
