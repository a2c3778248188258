import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isMessageKey, say } from '@/lib/messages/catalogue.ts';
import { shownVoice } from '@/lib/writing/calls/voice.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import { voiceChangeSchema } from '@/lib/writing/voice.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { API_KEY, requestFor, SOURCES } from './model-fixture.ts';

const LONG = 'So. I bought a hive [3]. Did I know how? No. '.repeat(300).slice(0, 10_000);

const voiceOf = (count: number) => ({
  samples: Array.from({ length: count }, (_, at) => ({ title: `Text ${at}`, text: `${LONG.slice(0, -1)}.` })),
  rules: 'Never “delve”.',
});

test.each([
  [1, 7400, 7500],
  [2, 3700, 3750],
  [3, 2400, 2500],
  [5, 1400, 1500],
])('shows as much of %i texts as there is room for', (count, least, most) => {
  const { samples, rules } = shownVoice(voiceOf(count));
  expect(samples).toHaveLength(count);
  for (const { text } of samples) {
    expect(text.length).toBeGreaterThan(least);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(text).not.toContain('[3]');
  }
  expect(rules).toBe('Never “delve”.');
});

describe('in the prompts', () => {
  let fake: FakeOpenAI;
  beforeEach(async () => {
    fake = await startFakeOpenAI({ apiKey: API_KEY });
  });
  afterEach(() => fake.close());

  const writer = (options: { windowTokens?: number } = {}) =>
    createModelWriter({ apiKey: API_KEY, baseUrl: fake.baseUrl, model: 'gpt-test', ...options });

  const tasksWith = (block: string) =>
    new Set(fake.requests.filter(({ blocks }) => blocks[block] !== undefined).map(({ task }) => task));

  test('a voice is shown to the calls that write, and to no other', async () => {
    await writer().write(requestFor({ sources: SOURCES, voice: shownVoice(voiceOf(3)) }));
    expect(new Set(fake.requests.map(({ task }) => task)).size).toBeGreaterThan(3);
    expect(tasksWith('VOICE')).toEqual(new Set(['write']));
    expect(tasksWith('HOUSE RULES')).toEqual(new Set(['write']));
    const [written] = fake.requests.filter(({ task }) => task === 'write');
    expect(written?.blocks.VOICE).toMatch(/^Text 0\n\nSo\. I bought[\s\S]*Text 2\n\nSo\. I bought/);
  });

  test('a small window shows less of it', async () => {
    await writer({ windowTokens: 6000 }).write(requestFor({ voice: shownVoice(voiceOf(3)) }));
    const [written] = fake.requests.filter(({ blocks }) => blocks.VOICE !== undefined);
    expect(written?.blocks.VOICE?.length).toBeGreaterThan(300);
    expect(written?.blocks.VOICE?.length).toBeLessThan(7000);
    expect(written?.blocks['HOUSE RULES']).toBe('Never “delve”.');
  });

  test.each([
    [{ samples: [], rules: 'Never “delve”.' }, undefined, 'Never “delve”.'],
    [{ ...shownVoice(voiceOf(1)), rules: '' }, expect.stringContaining('So.'), undefined],
  ])('half a voice is shown alone (%#)', async (voice, samples, rules) => {
    await writer().write(requestFor({ voice }));
    const written = fake.requests.find(({ task }) => task === 'write');
    expect([written?.blocks.VOICE, written?.blocks['HOUSE RULES']]).toEqual([samples, rules]);
    expect(written?.prompt.includes('VOICE has texts')).toBe(samples !== undefined);
    expect(written?.prompt.includes('HOUSE RULES are')).toBe(rules !== undefined);
  });
});

const SAMPLE = { title: 'Hives', text: 'So. I bought a hive.' };

test.each([
  [{ samples: [SAMPLE], rules: '' }, undefined],
  [{ samples: [{ blogId: 'x' }], rules: '' }, undefined],
  [{ samples: [], rules: 'x'.repeat(1000) }, undefined],
  [{ samples: [], rules: 'x'.repeat(1001) }, ['rules', 'House rules cannot exceed 1,000 characters']],
  [{ samples: [{ ...SAMPLE, text: ' ' }], rules: '' }, ['samples.0.text', 'Paste a text here or remove it']],
  [
    { samples: [SAMPLE, { text: 'x'.repeat(10_001) }], rules: '' },
    ['samples.1.text', 'A text cannot exceed 10,000 characters'],
  ],
  [
    { samples: Array(6).fill(SAMPLE), rules: '' },
    ['samples', 'You can keep up to five texts. Remove one to add another.'],
  ],
])('checks a voice, with its fault at the field (%#)', (voice, fault) => {
  const issue = voiceChangeSchema.safeParse(voice).error?.issues[0];
  const said = issue && isMessageKey(issue.message) && say('en', { key: issue.message });
  expect(issue && [issue.path.join('.'), said]).toEqual(fault);
});
