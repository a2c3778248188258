import type { ChatCompletion } from 'openai/resources/chat/completions';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseCompletion } from '@/lib/writing/chat/answer.ts';

const schema = z.object({ content: z.string() });

function completion(choice: object): ChatCompletion {
  return { choices: [choice] } as unknown as ChatCompletion;
}

function said(content: unknown, finish_reason = 'stop'): ChatCompletion {
  return completion({ message: { content, refusal: null }, finish_reason });
}

describe('parseCompletion', () => {
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
    [
      'parts of which some are thoughts',
      [
        { type: 'thinking', thinking: [{ type: 'text', text: '{"content":"Hmm."}' }] },
        { type: 'reasoning', text: '{"content":"Hmm."}' },
        { type: 'text', text: '{"content":"Rain."}' },
      ],
    ],
    ['JSON after unopened thinking', 'Maybe {"content":"this"}?\n</think>\n{"content":"Rain."}'],
    ['JSON with further keys', '{"content":"Rain.","note":"x"}'],
  ])('reads %s', (_, content) => {
    expect(parseCompletion(said(content), schema)).toEqual({ kind: 'ok', value: { content: 'Rain.' } });
  });

  test.each([
    ['JSON that breaks off', '{"content":"Rain'],
    ['text without JSON', 'Rain.'],
    ['the wrong keys', '{"text":"Rain."}'],
    ['the wrong type', '{"content":3}'],
    ['an array', '["Rain."]'],
    ['nothing', null],
  ])('calls %s malformed', (_, content) => {
    expect(parseCompletion(said(content), schema)).toMatchObject({ kind: 'malformed' });
  });

  test.each([
    ['an object of its own', {}],
    ['a page of HTML', '<html></html>'],
    ['nothing', undefined],
    ['no choice', { choices: [] }],
    ['no message', { choices: [{ finish_reason: 'stop' }] }],
  ])('calls a server that sends %s malformed', (_, body) => {
    const answer = parseCompletion(body as unknown as ChatCompletion, schema);
    expect(answer).toEqual({ kind: 'malformed', problem: 'it held no text' });
  });

  test.each([
    ['a wrong type', '{"content":3}', 'content: Invalid input: expected string, received number'],
    ['a missing field', '{"text":"a"}', 'content: Invalid input: expected string, received undefined'],
    ['no JSON', 'Rain.', 'it held no complete JSON object'],
    ['broken JSON', '{"content" :: "a"}', /^Colon expected at position \d+$/],
  ])('says what is wrong: %s', (_, content, problem) => {
    const expected = problem instanceof RegExp ? expect.stringMatching(problem) : problem;
    expect(parseCompletion(said(content), schema)).toEqual({ kind: 'malformed', problem: expected });
  });

  test('a brace inside a text does not end the answer', () => {
    const content = 'Write {x} for it. Or } alone. Rain.';
    expect(parseCompletion(said(JSON.stringify({ content })), schema)).toEqual({ kind: 'ok', value: { content } });
  });

  test('sees a refusal', () => {
    const refusal = completion({ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' });
    expect(parseCompletion(refusal, schema)).toEqual({ kind: 'refused' });
  });

  test.each([
    'content_filter',
    'content_filtered',
    'SAFETY',
    'PROHIBITED_CONTENT',
    'RECITATION',
    'refusal',
    'guardrail_intervened',
  ])('takes the reason %s for a refusal', (reason) => {
    expect(parseCompletion(said('', reason), schema)).toEqual({ kind: 'refused' });
  });

  test.each(['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'max_output_tokens'])(
    'takes the reason %s for a cut-off',
    (reason) => {
      expect(parseCompletion(said('Rain falls. Wi', reason), schema)).toEqual({
        kind: 'cut-off',
        content: 'Rain falls. Wi',
      });
    },
  );

  test.each([
    ['JSON, even if it parses', '{"content":"Rain."}', '{"content":"Rain."}'],
    ['text', '<think>Rain?</think>Rain falls. Wi', 'Rain falls. Wi'],
    ['nothing', null, ''],
  ])('returns the text before a cut-off of %s', (_, content, left) => {
    expect(parseCompletion(said(content, 'length'), schema)).toEqual({ kind: 'cut-off', content: left });
  });
});

describe('an answer in plain text', () => {
  test.each([
    ['as it is', 'Rain.\n\n## Wind\n\nIt blows.', 'Rain.\n\n## Wind\n\nIt blows.'],
    ['that looks like JSON', '{"content":"Rain."}', '{"content":"Rain."}'],
    ['without thinking aloud', '<think>Rain?\nWind?</think>\n\nRain.', 'Rain.'],
    ['without a fence around it', '```markdown\nRain.\n\nWind.\n```', 'Rain.\n\nWind.'],
    ['with a fence inside it', 'Rain:\n\n```\nx = 1\n```\n\nWind.', 'Rain:\n\n```\nx = 1\n```\n\nWind.'],
    [
      'in parts',
      [
        { type: 'text', text: 'Ra' },
        { type: 'text', text: 'in.' },
      ],
      'Rain.',
    ],
    ['of nothing', '', ''],
  ])('is read %s', (_, content, value) => {
    expect(parseCompletion(said(content), z.string(), true)).toEqual({ kind: 'ok', value });
  });

  test.each([
    ['a refusal', completion({ message: { content: null, refusal: 'No.' } }), 'refused'],
    ['a content filter', said('Rain', 'content_filter'), 'refused'],
    ['no content', said(null), 'malformed'],
  ])('is none where the server sends %s', (_, body, kind) => {
    expect(parseCompletion(body, z.string(), true).kind).toBe(kind);
  });
});
