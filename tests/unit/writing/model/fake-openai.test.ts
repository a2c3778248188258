import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGE_DETAILS, LANGUAGES } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countWords } from '@/lib/text/words.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import { lexiconOf } from '@/tests/fakes/openai/lexicon.ts';
import { writeText } from '@/tests/fakes/openai/prose.ts';
import { seededRandom } from '@/tests/fakes/openai/random.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: 'sk-right', control: true });
});
afterAll(() => fake.close());
beforeEach(() => fake.setMode({}));

const MESSAGES = [{ role: 'user', content: 'Task: section\nLanguage: French (fr).\nLength: 50 words.' }];

function strict(schema: object) {
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } };
}

function object(properties: object, rest: object = { additionalProperties: false }) {
  return { type: 'object', properties, required: Object.keys(properties), ...rest };
}

async function post(body: unknown, headers: object = { authorization: 'Bearer sk-right' }) {
  const response = await fetch(`${fake.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('the fake refuses what OpenAI refuses', () => {
  const valid = { model: 'm', messages: MESSAGES };

  test.each<[string, unknown, object]>([
    ['a body that is not JSON', '{', {}],
    ['no model', { messages: MESSAGES }, {}],
    ['no messages', { model: 'm' }, { param: 'messages', code: 'missing_required_parameter' }],
    ['an empty list of messages', { model: 'm', messages: [] }, { code: 'empty_array' }],
    [
      'an unknown role',
      { model: 'm', messages: [{ role: 'boss', content: '' }] },
      { param: 'messages[0].role', code: 'invalid_value' },
    ],
    ['a message without content', { model: 'm', messages: [{ role: 'user' }] }, { param: 'messages[0].content' }],
    ['an unknown parameter', { ...valid, max_words: 3 }, { code: 'unknown_parameter' }],
    [
      'both token limits',
      { ...valid, max_tokens: 9, max_completion_tokens: 9 },
      { code: 'invalid_parameter_combination' },
    ],
    ['no tokens at all', { ...valid, max_completion_tokens: 0 }, { code: 'integer_below_min_value' }],
    ['a temperature of 3', { ...valid, temperature: 3 }, { param: 'temperature' }],
    ['an unknown format', { ...valid, response_format: { type: 'xml' } }, { param: 'response_format.type' }],
    ['JSON mode without the word', { ...valid, response_format: { type: 'json_object' } }, { param: 'messages' }],
    [
      'a schema without a name',
      { ...valid, response_format: { type: 'json_schema', json_schema: {} } },
      { param: 'response_format.json_schema.name' },
    ],
  ])('%s', async (_, body, error) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ type: 'invalid_request_error', ...error });
  });

  test.each<[string, object, string]>([
    [
      'an open object',
      object({ a: { type: 'string' } }, {}),
      "In context=(), 'additionalProperties' is required to be supplied and to be false.",
    ],
    [
      'an open object further in',
      object({ a: object({}, {}) }),
      "In context=('properties', 'a'), 'additionalProperties'",
    ],
    [
      'an open object in a list',
      object({ a: { type: 'array', items: object({}, {}) } }),
      "In context=('properties', 'a', 'items'), 'additionalProperties'",
    ],
    ['an optional key', { ...object({ a: { type: 'string' } }), required: [] }, "Missing 'a'"],
    ['a required key that does not exist', { ...object({}), required: ['b'] }, "Extra required key 'b'"],
    ['a list at the top', { type: 'array', items: {} }, 'got \'type: "array"\''],
    ['allOf', object({ a: { allOf: [] } }), "'allOf' is not permitted"],
    ['a value without a type', object({ a: {} }), "must have a 'type' key"],
  ])('a strict schema with %s', async (_, schema, message) => {
    const answer = await post({ ...valid, response_format: strict(schema) });
    expect(answer.status).toBe(400);
    expect(answer.body.error.param).toBe('response_format');
    expect(answer.body.error.message).toContain(message);
  });

  test.each([
    ['no key', {}, null],
    ['a key without Bearer', { authorization: 'sk-right' }, null],
    ['a wrong key', { authorization: 'Bearer sk-wrong' }, 'invalid_api_key'],
  ])('%s', async (_, headers, code) => {
    const answer = await post(valid, headers);
    expect(answer.status).toBe(401);
    expect(answer.body.error).toMatchObject({ type: 'invalid_request_error', code });
  });

  test('other paths and methods', async () => {
    expect((await fetch(`${fake.baseUrl}/completions`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${fake.baseUrl}/chat/completions`)).status).toBe(405);
  });
});

describe('the fake answers as OpenAI answers', () => {
  const schema = object({
    content: { type: 'string' },
    tags: { type: 'array', items: object({ heading: { type: 'string' } }) },
  });
  const body = { model: 'm', messages: MESSAGES, response_format: strict(schema) };

  test('a completion with what the schema asks for', async () => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(answer.body).toMatchObject({
      object: 'chat.completion',
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', refusal: null } }],
    });
    const { prompt_tokens, completion_tokens, total_tokens } = answer.body.usage;
    expect(prompt_tokens + completion_tokens).toBe(total_tokens);
    expect(JSON.parse(answer.body.choices[0].message.content)).toEqual({
      content: expect.any(String),
      tags: [{ heading: expect.any(String) }],
    });
  });

  test('an answer over the token limit is cut off', async () => {
    const answer = await post({ ...body, max_completion_tokens: 20 });
    expect(answer.body.choices[0].finish_reason).toBe('length');
    expect(answer.body.usage.completion_tokens).toBeLessThanOrEqual(20);
  });

  test('plain text when no format is asked for', async () => {
    const answer = await post({ model: 'm', messages: MESSAGES });
    const { content } = answer.body.choices[0].message;
    expect(countWords(content, 'french')).toBe(50);
    expect(await checkLanguage(content, 'french')).toBe('match');
  });

  test('chatty JSON when the schema is in the prompt', async () => {
    const told = `Task: search\nJSON Schema:\n${JSON.stringify(schema)}`;
    const answer = await post({ model: 'm', messages: [{ role: 'user', content: told }] });
    expect(answer.body.choices[0].message.content).toMatch(/^Sure, here it is:\n```json\n\{"/);
  });
});

test('the fake takes its mode and reports its counts over HTTP', async () => {
  const control = fake.baseUrl.replace('/v1', '');
  const set = await fetch(`${control}/__mode`, { method: 'POST', body: '{"fault":"refusal"}' });
  expect(await set.json()).toMatchObject({ mode: { fault: 'refusal' } });
  await post({ model: 'm', messages: MESSAGES });
  const stats = await (await fetch(`${control}/__stats`)).json();
  expect(stats.requests.at(-1)).toEqual({ task: 'section', language: 'fr' });
});

describe.each(LANGUAGES)('the fake writes %s', (language) => {
  const { tag } = LANGUAGE_DETAILS[language];
  const write = (words: number, seed: number) => writeText(words, lexiconOf(tag), seededRandom(seed));

  test('to the word', () => {
    const asked = Array.from({ length: 150 }, (_, i) => 2 * i + 1);
    expect(asked.map((words) => countWords(write(words, words), language))).toEqual(asked);
  });

  test('in its language', async () => {
    const verdicts = await Promise.all(
      [20, 40, 80, 160, 320].map((words) => checkLanguage(write(words, words), language)),
    );
    expect(verdicts).toEqual(Array(5).fill('match'));
  });

  test('without repeating itself', () => {
    const texts = Array.from({ length: 10 }, (_, seed) => write(220, seed));
    const overlaps = texts.flatMap((text, i) =>
      texts.slice(0, i).map((other) => fiveGramJaccard(text, other, language)),
    );
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.08);
  });
});

test('the fake refuses a prompt that does not fit with its answer', async () => {
  fake.setMode({ windowTokens: 100 });
  const ask = (max_tokens: number) => post({ model: 'm', messages: MESSAGES, max_tokens });
  expect((await ask(10)).status).toBe(200);
  const { status, body } = await ask(100);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'context_length_exceeded' } });
});
