import { describe, expect, test } from 'vitest';
import { parseCompletion } from '@/lib/writing/chat/answer.ts';
import { joined, plainText, wholeSentences } from '@/lib/writing/chat/chat-client.ts';

describe('a cut-off answer keeps its whole sentences', () => {
  test.each([
    ['in a sentence', 'Rain falls. Wind blows. Fog l', 'Rain falls. Wind blows.'],
    ['in a word of Chinese', '下雨了。风很', '下雨了。'],
    ['in Japanese', '「雨です。」風が', '「雨です。」'],
    ['behind a quotation', 'He said “Rain falls.” Then he w', 'He said “Rain falls.”'],
    ['behind a mark', 'Rain falls [1]. Wind bl', 'Rain falls [1].'],
    ['in a heading', 'Rain falls.\n\n## On wi', 'Rain falls.'],
    ['in a list', 'We need:\n\n- Rain falls.\n- Wi', 'We need:\n\n- Rain falls.'],
    ['at its end', 'Rain falls. Wind blows!', 'Rain falls. Wind blows!'],
    ['in its first sentence', 'Rain fal', ''],
    ['in a number', 'Rain falls. It weighs 3.5', 'Rain falls.'],
  ])('cut off %s', (_, text, whole) => {
    expect(wholeSentences(text)).toBe(whole);
  });
});

describe('a continued answer', () => {
  test.each([
    ['go together with a space', 'Rain falls.', 'Wind blows.', 'Rain falls. Wind blows.'],
    ['keep the paragraph between them', 'Rain falls.', '\n\nWind.', 'Rain falls.\n\nWind.'],
    ['keep the heading between them', 'Rain falls.', '## Wind', 'Rain falls.\n\n## Wind'],
    ['keep the ending’s mark', 'Rain falls.', '***\n\nBegin.', 'Rain falls.\n\n***\n\nBegin.'],
    ['say once what is repeated', 'Rain. Wind blows.', 'Wind blows. Fog.', 'Rain. Wind blows. Fog.'],
    ['are the rest where nothing came before', '', 'Rain falls.', 'Rain falls.'],
  ])('%s', (_, beginning, rest, whole) => {
    expect(joined(beginning, rest)).toBe(whole);
  });
});

test('an answer that goes on keeps the paragraph that it begins with', () => {
  const message = { role: 'assistant' as const, content: '\n\nWind blows. ', refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' as const }];
  const answer = { id: '1', object: 'chat.completion' as const, created: 1, model: 'gpt-test', choices };
  expect(parseCompletion(answer, plainText, true)).toEqual({ kind: 'ok', value: '\n\nWind blows.' });
});
