import { APIError } from 'openai';
import { describe, expect, test } from 'vitest';
import {
  FULL_SHAPE,
  mergeShapes,
  requestBody,
  simplerShape,
} from '@/lib/writing/model/client/request-shape';

const REQUEST = {
  model: 'm',
  system: 'Rules.',
  user: 'Task.',
  jsonSchema: { type: 'object' },
  maxTokens: 900,
};

function refusal(status: number, body: object) {
  return APIError.generate(status, body, undefined, new Headers());
}

describe('simplerShape', () => {
  test.each([
    [
      'OpenAI, older model',
      400,
      {
        error: {
          message: "Unsupported parameter: 'max_completion_tokens'",
          param: 'max_completion_tokens',
        },
      },
      { tokenLimit: 1, answerFormat: 0 },
    ],
    [
      'a window that is too small',
      400,
      {
        error: {
          message:
            "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens",
        },
      },
      { tokenLimit: 2, answerFormat: 0 },
    ],
    [
      'a server that validates with 422',
      422,
      { error: { message: '{"detail":[{"loc":["body","response_format"]}]}' } },
      { tokenLimit: 0, answerFormat: 1 },
    ],
    [
      'a model without schemas',
      400,
      { error: { message: "'response_format' of type 'json_schema' is not supported" } },
      { tokenLimit: 0, answerFormat: 1 },
    ],
    [
      'LM Studio, whose error is a string',
      400,
      { error: "'response_format.type' must be 'text'" },
      { tokenLimit: 0, answerFormat: 1 },
    ],
  ])('%s', (_, status, body, expected) => {
    expect(simplerShape(refusal(status, body), FULL_SHAPE)).toEqual(expected);
  });

  test.each([
    ['a complaint about something else', refusal(400, { error: { message: 'messages too long' } })],
    ['another status', refusal(500, { error: { message: 'max_completion_tokens' } })],
    ['another error', new Error('max_completion_tokens')],
  ])('knows nothing simpler after %s', (_, error) => {
    expect(simplerShape(error, FULL_SHAPE)).toBeUndefined();
  });

  test('knows nothing simpler than the simplest', () => {
    const error = refusal(400, { error: { message: 'max_tokens response_format context length' } });
    expect(simplerShape(error, { tokenLimit: 2, answerFormat: 2 })).toBeUndefined();
  });
});

describe('requestBody', () => {
  test('asks for a strict schema first', () => {
    expect(requestBody(REQUEST, FULL_SHAPE)).toEqual({
      model: 'm',
      messages: [
        { role: 'system', content: 'Rules.' },
        { role: 'user', content: 'Task.' },
      ],
      max_completion_tokens: 900,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: { type: 'object' } },
      },
    });
  });

  test('spells the schema out where the server takes none', () => {
    const body = requestBody(REQUEST, { tokenLimit: 1, answerFormat: 1 });
    expect(body.max_tokens).toBe(900);
    expect(body.response_format).toEqual({ type: 'json_object' });
    expect(body.messages[1]?.content).toContain('JSON Schema:\n{"type":"object"}');
  });

  test('needs nothing but messages in the end', () => {
    const body = requestBody(REQUEST, { tokenLimit: 2, answerFormat: 2 });
    expect(Object.keys(body).sort()).toEqual(['messages', 'model']);
  });
});

test('keeps what two parallel requests have learnt', () => {
  expect(
    mergeShapes({ tokenLimit: 1, answerFormat: 0 }, { tokenLimit: 0, answerFormat: 2 }),
  ).toEqual({
    tokenLimit: 1,
    answerFormat: 2,
  });
});
