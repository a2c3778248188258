import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatClientOptions } from '@/lib/writing/chat/transport.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import { tagLexicon } from '@/tests/fakes/openai/lexicon.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { writeText } from '@/tests/fakes/openai/prose.ts';
import { seededRandom } from '@/tests/fakes/openai/random.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { startEditedWriting } from './edited-writing.ts';
import { API_KEY, requestFor } from './model-fixture.ts';

let fake: FakeOpenAI;
beforeEach(async () => {
  fake = await startFakeOpenAI({ apiKey: API_KEY });
});
afterEach(() => fake.close());

function writer(options: Partial<ChatClientOptions> = {}) {
  return createModelWriter({ apiKey: API_KEY, baseUrl: fake.baseUrl, model: 'gpt-test', ...options });
}

describe('the cost of an article', () => {
  async function makeCost(mode: Mode, options: Partial<ChatClientOptions> = {}) {
    fake.setMode(mode);
    const meter = createUsageMeter();
    await writer(options).write(requestFor({ meter }));
    return meter.total();
  }

  /** Estimated tokens of a request, at four bytes each. */
  const promptTokens = ({ body }: FakeOpenAI['requests'][number]) =>
    Math.ceil(Buffer.byteLength(body.messages.map(({ content }) => content).join('')) / 4);

  const withoutPauses = { wait: async () => undefined };

  test('is the sum of the server’s counts, streams included', async () => {
    const { calls, tokensIn, tokensOut } = await makeCost({});
    expect(calls).toBe(2);
    expect({ tokensIn, tokensOut }).toEqual(fake.stats.billed);
  });

  test('is estimated where the server does not count', async () => {
    const { calls, tokensIn, tokensOut } = await makeCost({ withoutUsage: true });
    expect(calls).toBe(2);
    const { billed } = fake.stats;
    expect(Math.abs(tokensIn / billed.tokensIn - 1)).toBeLessThan(0.02);
    expect(Math.abs(tokensOut / billed.tokensOut - 1)).toBeLessThan(0.02);
  });

  test('is lower where the server caches prompts', async () => {
    const meter = createUsageMeter();
    await writer().write(requestFor({ length: 'large', meter }));
    const { tokensIn, tokensCached } = meter.total();
    expect(tokensCached).toBeGreaterThan(1024);
    expect(tokensCached).toBeLessThan(tokensIn);
  });

  test('counts the seconds with calls under way', async () => {
    const { seconds } = await makeCost({ latencyMs: 400 });
    expect(seconds).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['is lost with its connection', { fault: 'disconnect' }],
    ['hangs', { fault: 'hang' }],
    ['fails inside the server', { fault: 'server-error' }],
  ] as const)('counts the prompt of a call that %s', async (_, { fault }) => {
    const mode = { fault, requests: [1], task: 'prove' } as const;
    const { tokensIn } = await makeCost(mode, { ...withoutPauses, timeoutMs: 1500 });
    const [lost] = fake.requests.filter(({ task }) => task === 'prove');
    expect(tokensIn - fake.stats.billed.tokensIn).toBe(lost && promptTokens(lost));
  });

  test.each<[string, Mode]>([
    ['breaks off', { fault: 'breaks-off', requests: [1], task: 'write' }],
    ['is no stream', { ignored: ['stream'] }],
  ])('counts the prompt of an answer that %s', async (_, mode) => {
    const { tokensIn } = await makeCost(mode, withoutPauses);
    expect(Math.abs(tokensIn / fake.stats.billed.tokensIn - 1)).toBeLessThan(0.02);
  });

  test('counts nothing for a call that the server refuses', async () => {
    const { calls, tokensIn } = await makeCost(
      { fault: 'rate-limit', requests: [1, 2], retryHeader: ['retry-after', '1'] },
      withoutPauses,
    );
    expect(calls).toBe(2);
    expect(tokensIn).toBe(fake.stats.billed.tokensIn);
  });

  test('counts every part of a continued answer', async () => {
    const { calls, tokensIn, tokensOut } = await makeCost({ fault: 'cut-off', task: 'write', requests: [1, 2] });
    expect(calls).toBe(4);
    expect({ tokensIn, tokensOut }).toEqual(fake.stats.billed);
  });

  test('ends an article over its budget', async () => {
    const meter = createUsageMeter(4000);
    const writing = writer().write(requestFor({ length: 'large', meter }));
    await expect(writing).rejects.toMatchObject({
      code: 'over-budget',
      message:
        'This blog would exceed the model budget for one blog. Nothing was counted. Try a shorter length or fewer sources.',
    });
    const { tokensIn, tokensOut } = fake.stats.billed;
    expect(tokensIn + tokensOut).toBeLessThan(20_000);
  });
});

describe('calls and tokens', () => {
  const lexicon = tagLexicon('en');
  /** Three pages of about 6,500 characters. */
  const PAGES = [1, 2, 3].map((number) => ({
    ...{ number, url: `https://page.example/${number}`, title: `Page ${number}` },
    text: writeText(1200, lexicon, seededRandom(number)).slice(0, 6500),
  }));

  test.each([
    ['small', 0, 2, 3, 8_000],
    ['medium', 3, 2, 7, 36_000],
    ['medium', 3, 1, 5, 26_000],
    ['large', 3, 2, 9, 60_000],
  ] as const)('of a %s article from %i pages with %i drafts: at most %i and %i', async (...row) => {
    const [length, pages, drafts, calls, tokens] = row;
    const writing = await startEditedWriting();
    const { usage } = await writing.write({}, { length, sources: PAGES.slice(0, pages) }, { drafts });
    await writing.fake.close();
    expect(usage.calls).toBeLessThanOrEqual(calls);
    expect(usage.tokensIn).toBeLessThanOrEqual(tokens);
  });
});
