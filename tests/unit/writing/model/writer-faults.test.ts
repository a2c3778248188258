import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import type { ChatClientOptions } from '@/lib/writing/chat/transport.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import type { Fault } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { API_KEY, passageTexts, requestFor, SOURCES } from './model-fixture.ts';
import { articleFlaws } from './soundness.ts';

let fake: FakeOpenAI;
let pauses: number[];
beforeEach(async () => {
  fake = await startFakeOpenAI({ apiKey: API_KEY });
  pauses = [];
});
afterEach(() => fake.close());

function writer(options: Partial<ChatClientOptions> = {}) {
  return createModelWriter({
    apiKey: API_KEY,
    baseUrl: fake.baseUrl,
    model: 'gpt-test',
    timeoutMs: 300,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    ...options,
  });
}

const tasks = () => fake.requests.map(({ task }) => task);
const promptsFor = (asked: string) => fake.requests.filter(({ task }) => task === asked).map(({ prompt }) => prompt);

/** 'sound', or the code of the error. */
async function readOutcome(request: WritingRequest): Promise<unknown> {
  const article = await writer()
    .write(request)
    .catch((error: { code: string }) => error.code);
  if (typeof article === 'string') return article;
  const flaws = await articleFlaws(article, request);
  return Object.keys(flaws).length === 0 ? 'sound' : flaws;
}

/** The outcome of an article with a lasting fault in the plan or the text. */
const STAYING: [fault: Fault, inPlan: string, inText: string][] = [
  ['refusal', 'refused', 'refused'],
  ['content-filter', 'refused', 'refused'],
  ['invalid-prompt', 'refused', 'refused'],
  ['cut-off', 'unusable', 'sound'],
  ['malformed-json', 'unusable', 'sound'],
  ['wrong-shape', 'unusable', 'sound'],
  ['trailing-comma', 'sound', 'sound'],
  ['doubled-json', 'sound', 'sound'],
  ['wrapped-json', 'sound', 'sound'],
  ['fenced-text', 'sound', 'sound'],
  ['content-parts', 'sound', 'sound'],
  ['not-json', 'unusable', 'unusable'],
  ['empty', 'unusable', 'unusable'],
  ['wrong-language', 'unusable', 'unusable'],
  ['invented-references', 'sound', 'sound'],
  ['obeys-material', 'sound', 'sound'],
  ['missing-headings', 'sound', 'sound'],
  ['renamed-headings', 'sound', 'sound'],
  ['repetition', 'sound', 'sound'],
  ['repeated-paragraph', 'sound', 'sound'],
  ['stops-mid-sentence', 'sound', 'sound'],
  ['tells-mark', 'sound', 'sound'],
  ['rate-limit', 'unavailable', 'unavailable'],
  ['server-error', 'unavailable', 'unavailable'],
  ['disconnect', 'unavailable', 'unavailable'],
  ['hang', 'unavailable', 'unavailable'],
  ['hang-in-body', 'unavailable', 'unavailable'],
  ['out-of-quota', 'unavailable', 'unavailable'],
  ['breaks-off', 'sound', 'unavailable'],
  ['context-length', 'misconfigured', 'misconfigured'],
  ['invalid-key', 'misconfigured', 'misconfigured'],
  ['unknown-model', 'misconfigured', 'misconfigured'],
];

describe('a lasting fault', () => {
  test.each(STAYING)('%s ends in the plan as %s, in the text as %s', async (fault, inPlan, inText) => {
    fake.setMode({ fault, task: 'plan' });
    expect(await readOutcome(requestFor())).toBe(inPlan);
    fake.setMode({ fault, task: 'write' });
    expect(await readOutcome(requestFor())).toBe(inText);
    await expect.poll(() => fake.stats.inFlight).toBe(0);
  });

  test.each(['refusal', 'malformed-json', 'wrong-language', 'disconnect'] as const)(
    '%s in check and edit leaves a sound article',
    async (fault) => {
      fake.setMode({ fault, task: 'check' });
      expect(await readOutcome(requestFor({ sources: SOURCES }))).toBe('sound');
      fake.setMode({ fault, task: 'edit' });
      expect(await readOutcome(requestFor({ sources: SOURCES }))).toBe('sound');
    },
  );

  test.each([
    ['malformed-json', 2],
    ['wrong-language', 2],
    ['server-error', 3],
    ['hang', 3],
    ['out-of-quota', 1],
    ['refusal', 1],
  ] as const)('%s ends after %i requests, with a sentence and without the key', async (fault, requests) => {
    fake.setMode({ fault });
    const failure = await writer()
      .write(requestFor())
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'WritingError' });
    expect(fake.requests).toHaveLength(requests);
    expect(inspect(failure, { depth: 10 })).not.toContain(API_KEY);
    expect((failure as Error).message).toMatch(
      /^(?:The (?:writing (?:model|service)|account of this site) .*|gpt-test could not write this blog: .* Nothing was counted)\.$/,
    );
  });

  test('a missing server is unavailable', async () => {
    const gone = await startFakeOpenAI();
    await gone.close();
    await expect(writer({ baseUrl: gone.baseUrl }).write(requestFor())).rejects.toMatchObject({ code: 'unavailable' });
    expect(pauses).toHaveLength(2);
  });

  test('a wrong key is a misconfiguration', async () => {
    const wrong = 'sk-proj-wrongwrongwrong';
    const failure = await writer({ apiKey: wrong })
      .write(requestFor())
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'misconfigured' });
    expect(inspect(failure, { depth: 10 })).not.toContain(wrong);
  });
});

describe('a passing fault costs one request', () => {
  test.each<Fault>([
    ...(['not-json', 'empty', 'wrong-language', 'cut-off', 'malformed-json'] as const),
    ...(['wrong-shape', 'rate-limit', 'server-error', 'disconnect', 'hang'] as const),
  ])('in the plan: %s', async (fault) => {
    fake.setMode({ fault, task: 'plan', requests: [1] });
    expect(await readOutcome(requestFor({ language: 'russian' }))).toBe('sound');
    expect(tasks()).toEqual(['plan', 'plan', 'write', 'edit']);
  });

  test.each<Fault>([
    ...(['not-json', 'empty', 'wrong-language', 'cut-off', 'breaks-off'] as const),
    ...(['rate-limit', 'server-error', 'disconnect', 'hang'] as const),
  ])('in the text: %s', async (fault) => {
    fake.setMode({ fault, task: 'write', requests: [1] });
    expect(await readOutcome(requestFor({ language: 'french' }))).toBe('sound');
    expect(tasks()).toEqual(['plan', 'write', 'write', 'edit']);
  });

  test.each([
    ['plan', 'wrong-shape', 'harm: Invalid option', 'one JSON object as the schema describes it'],
    ['plan', 'malformed-json', 'it held no complete JSON object', 'one JSON object'],
    ['plan', 'cut-off', 'it was cut off before its end', 'one JSON object'],
    ['write', 'empty', 'it held no text, or too little of what the task asks for', 'plain text'],
  ] as const)('in the %s after %s the next prompt names the fault', async (task, fault, problem, form) => {
    fake.setMode({ fault, task, requests: [1] });
    await writer().write(requestFor());
    const [first = '', second = ''] = promptsFor(task);
    expect(first).not.toContain('could not be used');
    expect(second).toContain(`Your last answer could not be used: ${problem}`);
    expect(second).toContain(`Answer with ${form}`);
  });

  test('a cut-off plan gets more room and a smaller task', async () => {
    fake.setMode({ fault: 'cut-off', task: 'plan', requests: [1] });
    await writer().write(requestFor());
    const [first, second] = fake.requests;
    expect(second?.body.maxTokens).toBe((first?.body.maxTokens ?? 0) * 2);
  });

  test('a text in another language is written again', async () => {
    fake.setMode({ fault: 'wrong-language', task: 'write', requests: [1] });
    await writer().write(requestFor({ language: 'french' }));
    const insisting = promptsFor('write').map((prompt) => prompt.includes('Write every sentence in French.'));
    expect(insisting).toEqual([false, true]);
  });
});

describe('a cut-off text', () => {
  const LANGUAGES: Language[] = ['english', 'german', 'russian', 'chinese', 'japanese'];

  test.each(LANGUAGES)('is continued without loss in %s', async (language) => {
    const request = requestFor({ language, length: 'medium' });
    const whole = await writer({ timeoutMs: 10_000 }).write(request);
    await fake.close();
    fake = await startFakeOpenAI({ apiKey: API_KEY });
    fake.setMode({ fault: 'cut-off', task: 'write', requests: [1, 2] });
    const continued = await writer({ timeoutMs: 10_000 }).write(request);
    expect(passageTexts(continued)).toEqual(passageTexts(whole));
    expect(tasks()).toEqual(['plan', 'write', 'write', 'write', 'edit']);
    expect(promptsFor('write')[2]).toContain('Go on with its next sentence, and repeat nothing.');
  });

  test('is continued three times and then used as it is', async () => {
    fake.setMode({ fault: 'cut-off', task: 'write' });
    expect(await readOutcome(requestFor())).toBe('sound');
    expect(tasks()).toEqual(['plan', 'write', 'write', 'write', 'write', 'edit']);
  });
});

describe('an empty ending', () => {
  test.each([
    ['says the opposite of its source', 'Bees never drink [1].'],
    ['is a gap to fill in', 'In {{city}} bees drink.'],
  ])('is replaced where it %s', async (_, text) => {
    fake.setMode({
      fault: 'planted-text',
      planted: { in: 'text', at: 'instead', section: 'ending', text },
      claims: { contradicted: ['never drink'] },
      isStubborn: true,
    });
    expect(await readOutcome(requestFor({ sources: SOURCES }))).toBe('sound');
  });
});

describe('additions of a model', () => {
  test('links, addresses, marks and unknown citations do not reach the article', async () => {
    fake.setMode({ fault: 'invented-references' });
    const article = await writer().write(requestFor({ sources: SOURCES, length: 'medium' }));
    expect(passageTexts(article).join('\n\n')).not.toMatch(/https?:|www\.|\]\(|[<>*#]|\[9[78]\]/);
  });

  test('has no citations without sources', async () => {
    fake.setMode({ fault: 'invented-references' });
    const article = await writer().write(requestFor());
    expect(passageTexts(article).join()).not.toContain('[');
  });
});
