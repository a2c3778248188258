import type { ChatCompletion } from 'openai/resources/chat/completions';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { growingText, readAnswer } from '@/lib/writing/model/client/answer.ts';

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
    ['JSON with a comma too many', '{"content":"Rain.",}'],
    ['JSON that is given twice', '{"content":"Rain."}{"content":"Rain."}'],
    ['JSON that is given twice, with commas too many', '{"content":"Rain.",} {"content":"Rain.",}'],
    ['JSON with quotation marks of another kind', '{“content”: “Rain.”}'],
    ['JSON between braces of prose', 'Here {as asked}:\n{"content":"Rain."}\nMore {on this}?'],
    ['JSON with many braces in a text', `{"note":"${'{a} b '.repeat(20)}","content":"Rain."}`],
    ['JSON with a line break in a text', '{"content":"Rain.",\n"note":"a\nb"}'],
    [
      'parts of a content',
      [
        { type: 'text', text: '{"content":' },
        { type: 'text', text: '"Rain."}' },
      ],
    ],
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
    expect(readAnswer(said(content), schema)).toMatchObject({ kind: 'malformed' });
  });

  test.each([
    ['an object of its own', {}],
    ['a page of HTML', '<html></html>'],
    ['nothing', undefined],
    ['no choice', { choices: [] }],
    ['no message', { choices: [{ finish_reason: 'stop' }] }],
  ])('calls a server that sends %s malformed', (_, body) => {
    const answer = readAnswer(body as unknown as ChatCompletion, schema);
    expect(answer).toEqual({ kind: 'malformed', problem: 'it held no text' });
  });

  test.each([
    ['a wrong type', '{"content":3}', 'content: Invalid input: expected string, received number'],
    [
      'a missing field',
      '{"text":"a"}',
      'content: Invalid input: expected string, received undefined',
    ],
    ['no JSON', 'Rain.', 'it held no complete JSON object'],
    ['broken JSON', '{"content" :: "a"}', /^Colon expected at position \d+$/],
  ])('says what is wrong: %s', (_, content, problem) => {
    const expected = problem instanceof RegExp ? expect.stringMatching(problem) : problem;
    expect(readAnswer(said(content), schema)).toEqual({ kind: 'malformed', problem: expected });
  });

  test('a brace inside a text does not end the answer', () => {
    const content = 'Write {x} for it. Or } alone. Rain.';
    expect(readAnswer(said(JSON.stringify({ content })), schema)).toEqual({
      ...{ kind: 'ok', value: { content } },
    });
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

describe('growingText', () => {
  test.each([
    ['{', undefined],
    ['{"con', undefined],
    ['{"content":"', ''],
    ['{"content":"Rain. Sn', 'Rain. Sn'],
    ['{"content":"Rain.\\n\\nSnow', 'Rain.\n\nSnow'],
    ['{"content":"Rain \\"here', 'Rain "here'],
    ['{"content":"Rain.\\u00e', 'Rain.'],
    ['```json\n{"content":"Rain.", "note": "x', 'Rain.'],
    ['Sure', undefined],
  ])('of %j is %j', (content, expected) => {
    expect(growingText(content, 'content')).toBe(expected);
  });
});
