import { APIError } from 'openai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRefusedFeatures, FULL_SHAPE, requestBody, simplerShape } from '@/lib/writing/chat/request-shape.ts';

const REQUEST = {
  model: 'm',
  system: 'Rules.',
  user: 'Task.',
  jsonSchema: { type: 'object' },
  maxTokens: 900,
  effort: 'low' as const,
};

function refusal(status: number, body: object) {
  return APIError.generate(status, body, undefined, new Headers());
}

describe('simplerShape', () => {
  test.each([
    [
      'OpenAI, older model',
      400,
      { error: { message: "Unsupported parameter: 'max_completion_tokens'", param: 'max_completion_tokens' } },
      { feature: 'tokenLimit', step: 1, isLasting: true },
    ],
    [
      'a window that is too small',
      400,
      { error: { message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens" } },
      { feature: 'tokenLimit', step: 2, isLasting: false },
    ],
    [
      'a server that validates with 422',
      422,
      { error: { message: '{"detail":[{"loc":["body","response_format"]}]}' } },
      { feature: 'answerFormat', step: 1, isLasting: true },
    ],
    [
      'a model without schemas',
      400,
      { error: { message: "'response_format' of type 'json_schema' is not supported" } },
      { feature: 'answerFormat', step: 1, isLasting: true },
    ],
    [
      'LM Studio, whose error is a string',
      400,
      { error: "'response_format.type' must be 'text'" },
      { feature: 'answerFormat', step: 1, isLasting: true },
    ],
    [
      'a model that does not reason',
      400,
      { error: { message: 'Unrecognized request argument supplied: reasoning_effort' } },
      { feature: 'effort', step: 1, isLasting: true },
    ],
    [
      'a model that reasons otherwise',
      400,
      { error: { message: "Unsupported value: 'low' is not supported with this model.", param: 'reasoning_effort' } },
      { feature: 'effort', step: 1, isLasting: true },
    ],
    [
      'Ollama, of a model that does not think',
      400,
      { error: { message: 'registry.ollama.ai/library/gemma3:4b does not support thinking' } },
      { feature: 'effort', step: 1, isLasting: true },
    ],
    [
      'Ollama, of a model that thinks or does not',
      400,
      { error: { message: 'think value "medium" is not supported for this model' } },
      { feature: 'effort', step: 1, isLasting: true },
    ],
    [
      'an organization that may not stream',
      400,
      { error: { message: 'Your organization must be verified to stream this model.', param: 'stream' } },
      { feature: 'stream', step: 2, isLasting: true },
    ],
    [
      'a server that streams without usage',
      422,
      { error: { message: "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options')}]" } },
      { feature: 'stream', step: 1, isLasting: true },
    ],
  ])('%s', (_, status, body, expected) => {
    expect(simplerShape(refusal(status, body), FULL_SHAPE)).toEqual(expected);
  });

  test.each([
    [400, 'The specified schema produces a constraint that has too many states for serving.'],
    [400, "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details."],
    [400, 'The provided JSON schema contains features not supported by the grammar backend.'],
    [400, 'Request contains an invalid argument.'],
    [415, 'guided decoding is off'],
    [422, 'Schema is too complex.'],
  ])('asks for any object after a schema is refused with %i: %s', (status, message) => {
    const error = refusal(status, { error: { message } });
    expect(simplerShape(error, FULL_SHAPE, true)).toMatchObject({ feature: 'answerFormat', step: 1 });
    expect(simplerShape(error, { ...FULL_SHAPE, answerFormat: 1 }, true)).toMatchObject({ step: 2 });
    expect(simplerShape(error, { ...FULL_SHAPE, answerFormat: 2 }, true)).toBeUndefined();
  });

  test.each([
    [400, { code: 'content_filter', message: 'The response was filtered.' }],
    [403, { message: 'Input was flagged', metadata: { reasons: ['violence'] } }],
    [401, { message: 'No key.' }],
    [404, { message: 'No such model.' }],
    [429, { message: 'Slow down.' }],
    [429, { code: 'insufficient_quota', message: 'You exceeded your quota.' }],
  ])('does not blame the schema for %i', (status, error) => {
    expect(simplerShape(refusal(status, { error }), FULL_SHAPE, true)).toBeUndefined();
  });

  test.each([
    ['a complaint about something else', refusal(400, { error: { message: 'messages too long' } })],
    ['another status', refusal(500, { error: { message: 'max_completion_tokens' } })],
    ['another error', new Error('max_completion_tokens')],
  ])('knows nothing simpler after %s', (_, error) => {
    expect(simplerShape(error, FULL_SHAPE)).toBeUndefined();
  });

  test('knows nothing simpler than the simplest', () => {
    const message = 'max_tokens response_format context length reasoning_effort stream';
    const simplest = { tokenLimit: 2, answerFormat: 2, effort: 1, stream: 2 };
    expect(simplerShape(refusal(400, { error: { message } }), simplest)).toBeUndefined();
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
      reasoning_effort: 'low',
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: { type: 'object' } },
      },
    });
  });

  test('puts the schema into the prompt where the server takes none', () => {
    const body = requestBody(REQUEST, { ...FULL_SHAPE, tokenLimit: 1, answerFormat: 1 });
    expect(body.max_tokens).toBe(900);
    expect(body.response_format).toEqual({ type: 'json_object' });
    expect(body.messages[1]?.content).toContain('JSON Schema:\n{"type":"object"}');
  });

  test('ends with messages alone', () => {
    const body = requestBody(REQUEST, { tokenLimit: 2, answerFormat: 2, effort: 1, stream: 2 });
    expect(Object.keys(body).sort()).toEqual(['messages', 'model']);
  });
});

describe('a refused feature', () => {
  afterEach(() => void vi.useRealTimers());
  const limit = { feature: 'tokenLimit', step: 1, isLasting: true } as const;
  const format = { feature: 'answerFormat', step: 2, isLasting: true } as const;

  test('is remembered by itself, in any order', () => {
    const refused = createRefusedFeatures();
    refused.note(format);
    refused.note(limit);
    refused.note({ ...format, step: 1 });
    expect(refused.shape()).toEqual({ ...FULL_SHAPE, tokenLimit: 1, answerFormat: 2 });
  });

  test('is forgotten after ten minutes', () => {
    vi.useFakeTimers();
    const refused = createRefusedFeatures();
    refused.note(limit);
    vi.advanceTimersByTime(5 * 60_000);
    refused.note(format);
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(refused.shape()).toEqual({ ...FULL_SHAPE, tokenLimit: 1, answerFormat: 2 });
    vi.advanceTimersByTime(1);
    expect(refused.shape()).toEqual({ ...FULL_SHAPE, answerFormat: 2 });
  });

  test('is not a window that one prompt did not fit', () => {
    const refused = createRefusedFeatures();
    refused.note({ ...limit, step: 2, isLasting: false });
    expect(refused.shape()).toEqual(FULL_SHAPE);
  });
});
