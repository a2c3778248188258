import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor } from './model-fixture.ts';

/** Every answer takes the same time, long enough for calls sent together to arrive together. */
const LATENCY_MS = 300;

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
  await checkLanguage('Reads the table that the first check would wait for.', 'english');
});
afterAll(() => fake.close());

async function callsWith(mode: Mode) {
  fake.setMode({ latencyMs: LATENCY_MS, ...mode });
  const before = fake.requests.length;
  const writer = createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test' });
  await writer.write(requestFor({ length: 'large' }));
  return fake.requests.slice(before);
}

test.each<[string, Mode]>([
  ['that goes well', {}],
  [
    'with a section in another language',
    { fault: 'wrong-language', task: 'section', requests: [2] },
  ],
  ['with two sections alike', { fault: 'repetition', task: 'section', requests: [1, 2] }],
  ['that is too short twice', { lengthFactor: 0.6 }],
  ['that is too long', { lengthFactor: 1.6 }],
])('a large article %s waits for at most half of its calls', async (_, mode) => {
  const calls = await callsWith(mode);
  const rounds = Math.max(...calls.map(({ round }) => round));
  expect(rounds / calls.length).toBeLessThanOrEqual(0.5);
});

test('second tries at sections are written beside the introduction and the conclusion', async () => {
  const calls = await callsWith({ fault: 'wrong-language', task: 'section', requests: [1] });
  const inRound = (round: number) =>
    calls.filter((call) => call.round === round).map(({ task }) => task);
  expect([1, 2, 3].map(inRound)).toEqual([['brief'], ['plan'], ['critique']]);
  expect(new Set(inRound(4))).toEqual(new Set(['section']));
  expect(inRound(5).sort()).toEqual(['conclusion', 'introduction', 'section']);
  expect(inRound(6).sort()).toEqual(['edit', 'extras']);
  expect(inRound(7)).toEqual([]);
});
