import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ChatClientOptions } from '@/lib/writing/chat/transport.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor } from '../model/model-fixture.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: null });
});
afterAll(() => fake.close());
afterEach(() => vi.restoreAllMocks());

/** A local model with a timeout of 200 ms. */
function writer(options: Partial<ChatClientOptions> = {}) {
  return createModelWriter({
    baseUrl: fake.baseUrl,
    model: 'qwen3:4b',
    isSmall: true,
    windowTokens: 4096,
    timeoutMs: 200,
    wait: async () => undefined,
    ...options,
  });
}

test('a small model may take longer to begin', async () => {
  fake.setMode({ latencyMs: 400 });
  const article = await writer().write(requestFor());
  expect(article.sections).toHaveLength(3);
});

test('another model may not', async () => {
  fake.setMode({ latencyMs: 400 });
  const writing = writer({ isSmall: false }).write(requestFor());
  await expect(writing).rejects.toMatchObject({ code: 'unavailable' });
});

test('an answer over the time limit is read while pieces come', async () => {
  fake.setMode({ pieceMs: 6 });
  const { sections } = await writer({ timeoutMs: 500 }).write(requestFor());
  const longest = Math.max(...sections.map(({ content }) => content.length));
  // A piece has five characters, and a section is in one answer.
  expect((longest / 5) * 6).toBeGreaterThan(500);
});

test('a stalled answer is given up', async () => {
  fake.setMode({ pieceMs: 300 });
  const writing = writer().write(requestFor());
  await expect(writing).rejects.toMatchObject({ code: 'unavailable' });
});

test('only a small model has an hour by default', () => {
  expect(writer().deadlineMinutes).toBe(60);
  expect(writer({ isSmall: false }).deadlineMinutes).toBeUndefined();
});

test('aborting ends a wait for another article at once', async () => {
  fake.setMode({ fault: 'hang', task: 'plan' });
  const model = writer({ timeoutMs: 60_000 });
  const first = new AbortController();
  const second = new AbortController();
  const writing = model.write(requestFor({ signal: first.signal }));
  const waiting = model.write(requestFor({ signal: second.signal }));
  const outcomes = Promise.all([expect(writing).rejects.toBe('first'), expect(waiting).rejects.toBe('second')]);
  await expect.poll(() => fake.stats.inFlight).toBe(1);
  second.abort('second');
  await expect(waiting).rejects.toBe('second');
  expect(fake.stats.inFlight).toBe(1);
  first.abort('first');
  await outcomes;
});
