import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
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

function writer(options: Partial<Parameters<typeof createModelWriter>[0]> = {}) {
  return createModelWriter({
    apiKey: API_KEY,
    baseUrl: fake.baseUrl,
    model: 'gpt-test',
    timeoutMs: 700,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    ...options,
  });
}

/** One draft from sources: plan, write, prove, recheck. */
const citing = (changes: Partial<WritingRequest> = {}) => requestFor({ sources: SOURCES, ...changes });

const tasks = () => fake.requests.map(({ task }) => task);
const promptsFor = (asked: string) => fake.requests.filter(({ task }) => task === asked).map(({ prompt }) => prompt);

/** 'sound', the flaws, or the code of the error. */
async function readOutcome(request: WritingRequest, drafts = 1): Promise<unknown> {
  const article = await writer({ drafts })
    .write(request)
    .catch((error: { code: string }) => error.code);
  if (typeof article === 'string') return article;
  return Object.keys(await articleFlaws(article, request)).join() || 'sound';
}

/** The outcome of an article with a lasting fault in the plan, or in the text of every draft. */
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
  ['keep-alives', 'sound', 'sound'],
  ['not-json', 'unusable', 'unusable'],
  ['empty', 'unusable', 'unusable'],
  ['wrong-language', 'unusable', 'unusable'],
  ['missing-title', 'sound', 'unusable'],
  ['missing-headings', 'sound', 'unusable'],
  ['renamed-headings', 'sound', 'sound'],
  ['invented-references', 'sound', 'sound'],
  ['obeys-material', 'sound', 'sound'],
  ['tells-mark', 'sound', 'sound'],
  // Nothing is formed away: the proof has to see it.
  ['repeated-paragraph', 'sound', 'sound'],
  ['stops-mid-sentence', 'sound', 'endings'],
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
    expect(await readOutcome(citing())).toBe(inPlan);
    fake.setMode({ fault, task: 'write' });
    expect(await readOutcome(citing())).toBe(inText);
    expect(await readOutcome(requestFor())).toBe(inText);
    await expect.poll(() => fake.stats.inFlight).toBe(0);
  });

  test.each(['choose', 'prove', 'recheck'] as const)('in %s leaves a sound article', async (task) => {
    const outcomes: unknown[] = [];
    for (const fault of ['refusal', 'malformed-json', 'wrong-shape', 'wrong-language', 'disconnect', 'hang'] as const) {
      fake.setMode({ fault, task });
      outcomes.push(await readOutcome(citing(), 2));
    }
    expect(outcomes).toEqual(Array(6).fill('sound'));
  });

  test.each([
    ['malformed-json', 2],
    ['wrong-language', 2],
    ['server-error', 3],
    ['hang', 3],
    ['out-of-quota', 1],
    ['refusal', 1],
  ] as const)('%s ends after %i requests, with a sentence and without the key', async (fault, requests) => {
    fake.setMode({ fault });
    const failure = await writer({ timeoutMs: 1000 })
      .write(citing())
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
  const ANY: Fault[] = [
    'not-json',
    'empty',
    'wrong-language',
    'cut-off',
    'rate-limit',
    'server-error',
    'disconnect',
    'hang',
  ];

  test.each<[Fault, Language]>([
    ...ANY.map((fault): [Fault, Language] => [fault, 'russian']),
    ['malformed-json', 'russian'],
    ['wrong-shape', 'russian'],
  ])('in the plan: %s', async (fault, language) => {
    fake.setMode({ fault, task: 'plan', requests: [1] });
    expect(await readOutcome(requestFor({ language, length: 'medium' }))).toBe('sound');
    expect(tasks()).toEqual(['plan', 'plan', 'write', 'prove']);
  });

  test.each<Fault>([...ANY, 'breaks-off', 'missing-title', 'missing-headings'])('in the text: %s', async (fault) => {
    fake.setMode({ fault, task: 'write', requests: [1] });
    expect(await readOutcome(requestFor({ language: 'french' }))).toBe('sound');
    expect(tasks()).toEqual(['write', 'write', 'prove']);
  });

  test.each([
    ['plan', 'wrong-shape', 'harm: Invalid option', 'one JSON object as the schema describes it'],
    ['plan', 'malformed-json', 'it held no complete JSON object', 'one JSON object'],
    ['plan', 'cut-off', 'it was cut off before its end', 'one JSON object'],
    ['write', 'empty', 'it held no text, or too little of what the task asks for', 'plain text'],
    ['write', 'missing-title', 'it held no text, or too little of what the task asks for', 'plain text'],
  ] as const)('in the %s after %s the next prompt names the fault', async (task, fault, problem, form) => {
    fake.setMode({ fault, task, requests: [1] });
    await writer({ drafts: 1 }).write(citing());
    const [first = '', second = ''] = promptsFor(task);
    expect(first).not.toContain('could not be used');
    expect(second).toContain(`Your last answer could not be used: ${problem}`);
    expect(second).toContain(`Answer with ${form}`);
  });

  test('a cut-off plan gets more room and a smaller task', async () => {
    fake.setMode({ fault: 'cut-off', task: 'plan', requests: [1] });
    await writer().write(citing());
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
    const patient = { timeoutMs: 10_000, drafts: 1 };
    const whole = await writer(patient).write(request);
    await fake.close();
    fake = await startFakeOpenAI({ apiKey: API_KEY });
    fake.setMode({ fault: 'cut-off', task: 'write', requests: [1, 2] });
    const continued = await writer({ ...patient, baseUrl: fake.baseUrl }).write(request);
    expect(passageTexts(continued)).toEqual(passageTexts(whole));
    expect(tasks()).toEqual(['plan', 'write', 'write', 'write', 'prove']);
    expect(promptsFor('write')[2]).toContain('Go on with its next sentence, and repeat nothing.');
  });

  test('is continued three times and then used as it is', async () => {
    fake.setMode({ fault: 'cut-off', task: 'write' });
    expect(await readOutcome(requestFor())).toBe('sound');
    expect(tasks()).toEqual(['write', 'write', 'write', 'write', 'prove']);
  });
});

test.each([
  ['says the opposite of its source', 'Bees never drink [1].'],
  ['is a gap to fill in', 'In {{city}} bees drink.'],
])('an ending that %s is replaced', async (_, text) => {
  fake.setMode({
    fault: 'planted-text',
    planted: { in: 'text', at: 'instead', section: 'ending', text },
    claims: { contradicted: ['never drink'] },
  });
  expect(await readOutcome(citing())).toBe('sound');
});

test.each([[[]], [SOURCES]])('links, marks and unknown citations reach no article (sources: %j)', async (sources) => {
  fake.setMode({ fault: 'invented-references' });
  const article = await writer().write(requestFor({ sources, length: 'medium' }));
  expect(passageTexts(article).join('\n\n')).not.toMatch(/https?:|www\.|\]\(|[<>*#]|\[9[78]\]/);
  expect(article.evidence.length > 0).toBe(sources.length > 0);
});
