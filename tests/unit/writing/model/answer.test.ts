import type { ChatCompletion } from 'openai/resources/chat/completions';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAnswer } from '@/lib/writing/model/client/answer';

const schema = z.object({ content: z.string() });

function completion(choice: object): ChatCompletion {
  return { choices: [choice] } as unknown as ChatCompletion;
}

function said(content: unknown, finish_reason = 'stop'): ChatCompletion {
  return completion({ message: { content, refusal: null }, finish_reason });
}

describe('readAnswer', () => {
  test.each([
    ['plain JSON', '{"content":"Rain."}'],
    ['JSON in a fence', 'Sure!\n```json\n{"content":"Rain."}\n```'],
    ['JSON after thinking aloud', '<think>Maybe {this}?</think>\n{"content":"Rain."}'],
    ['JSON with further keys', '{"content":"Rain.","note":"x"}'],
  ])('reads %s', (_, content) => {
    expect(readAnswer(said(content), schema)).toEqual({ kind: 'ok', value: { content: 'Rain.' } });
  });

  test.each([
    ['JSON that breaks off', '{"content":"Rain'],
    ['text without JSON', 'Rain.'],
    ['the wrong keys', '{"text":"Rain."}'],
    ['the wrong type', '{"content":3}'],
    ['an array', '["Rain."]'],
    ['nothing', null],
  ])('calls %s malformed', (_, content) => {
    expect(readAnswer(said(content), schema)).toEqual({ kind: 'malformed' });
  });

  test.each([
    ['an object of its own', {}],
    ['a page of HTML', '<html></html>'],
    ['nothing', undefined],
    ['no choice', { choices: [] }],
    ['no message', { choices: [{ finish_reason: 'stop' }] }],
  ])('calls a server that sends %s malformed', (_, body) => {
    expect(readAnswer(body as unknown as ChatCompletion, schema)).toEqual({ kind: 'malformed' });
  });

  test('sees a refusal', () => {
    const refusal = completion({
      message: { content: null, refusal: 'No.' },
      finish_reason: 'stop',
    });
    expect(readAnswer(refusal, schema)).toEqual({ kind: 'refused' });
  });

  test('takes a content filter for a refusal', () => {
    expect(readAnswer(said('', 'content_filter'), schema)).toEqual({ kind: 'refused' });
  });

  test('does not use an answer that was cut off, even if it parses', () => {
    expect(readAnswer(said('{"content":"Rain."}', 'length'), schema)).toEqual({ kind: 'cut-off' });
  });
});
