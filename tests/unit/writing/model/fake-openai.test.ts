import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';

let fake: FakeOpenAI;
beforeAll(async () => {
  fake = await startFakeOpenAI({ apiKey: 'sk-right' });
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
  return { status: response.status, body: await response.json() };
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

test('the fake refuses a prompt that does not fit with its answer', async () => {
  fake.setMode({ windowTokens: 100 });
  const ask = (max_tokens: number) => post({ model: 'm', messages: MESSAGES, max_tokens });
  expect((await ask(10)).status).toBe(200);
  const { status, body } = await ask(100);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'context_length_exceeded' } });
});
