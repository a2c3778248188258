import { describe, expect, test } from 'vitest';
import { shownAnswer, withoutThinking } from '@/lib/writing/chat/thinking.ts';
import { THINKING_FORMS } from './thinking-forms.ts';

const ANSWER =
  'Rain falls.\n\nA `<think>` tag, and an array `a[think]`.\n\n```html\n<think>Yes?</think>\n```\n\nThe end [1].';

describe('thinking in the form of', () => {
  test.each(THINKING_FORMS)('%s is no part of an answer', (_, thought) => {
    expect(withoutThinking(`${thought}${ANSWER}`)).toBe(ANSWER);
  });

  test.each(THINKING_FORMS)('%s is never shown while the answer grows', (_, thought) => {
    const whole = `${thought}${ANSWER}`;
    const shown = Array.from(whole, (_character, at) => shownAnswer(whole.slice(0, at)));
    expect(shown.filter((text) => !ANSWER.startsWith(text))).toEqual([]);
    expect(shownAnswer(whole)).toBe(ANSWER);
  });

  test.each(THINKING_FORMS)('%s without an end is no answer', (_, thought) => {
    expect(withoutThinking(thought.slice(0, thought.indexOf('rain.') + 5))).toBe('');
  });
});

test.each([
  ['begun by the chat template', 'Hmm, rain.\n</think>\n\nRain falls.', 'Rain falls.'],
  ['in the middle', 'Rain falls.<think>Hmm.</think> Wind blows.', 'Rain falls. Wind blows.'],
  ['begun, but not ended, in the middle', 'Rain falls.\n<think>Hmm', 'Rain falls.'],
])('a thought %s goes', (_, content, answer) => {
  expect(withoutThinking(content)).toBe(answer);
});

test('thoughts with headings of their own end on a line', () => {
  expect(withoutThinking('# Plan\n\nRain.\n</think>\n\n# Rain\n\nIt falls.')).toBe('# Rain\n\nIt falls.');
});

test.each([
  'Analysis of rain shows little.',
  'analysis of rain.',
  'It is < 5, and [thinking about it] helps; a <thought-out> plan.',
  'The assistant finally left.',
  'The thought ends at `</think>`, and the answer follows.',
  '# Rain\n\nHe said "[reason] alone" and used <analysis> tags.',
  '# Rain\n\n```js\nsplit("</think>")\n```\n\nIt falls.',
])('is no thought: %s', (text) => {
  expect(withoutThinking(text)).toBe(text);
});
