import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLS, wrongAnswers } from '@/tests/eval/calls/run.ts';
import { startFakeOpenAI } from '@/tests/fakes/openai/server.ts';

test('every call to a model has cases', () => {
  const calls = readdirSync('lib/writing/calls').map((file) => file.replace('.ts', ''));
  const shared = ['fields', 'rules', 'shared'];
  expect(CALLS.toSorted()).toEqual(calls.filter((name) => !shared.includes(name)).toSorted());
});

test('asks every case, and names those that a model gets wrong', async () => {
  const fake = await startFakeOpenAI({ apiKey: null });
  const wrong = await wrongAnswers({ baseUrl: fake.baseUrl, model: 'm' });
  expect(new Set(fake.requests.map(({ task }) => task)).size).toBe(17);
  // The fake confirms every sentence.
  expect(wrong).toContain('prove: another number');
  expect(wrong.filter((each) => /^(?:write|angles|queries)/.test(each))).toEqual([]);
  await fake.close();
});
