import { describe, expect, test } from 'vitest';
import { shownAnswer, withoutThinking } from '@/lib/writing/chat/thinking.ts';

const FORMS: readonly (readonly [string, string])[] = [
  ['a pair of tags', '<think>Hmm, rain.</think>\n\n'],
  ['another name', '<thinking>Hmm, rain.\nHmm.</thinking>\n'],
  ['capitals', '<THINK>Hmm, rain.</Think>'],
  ['attributes', '<think type="deep" budget="5">Hmm, `rain.</think >\n'],
  ['a namespace', '<seed:think>Hmm, rain.</seed:think>'],
  ['brackets', '[THINK]Hmm, rain.[/THINK]'],
  ['triangles', '◁think▷Hmm, rain.◁/think▷'],
  ['tokens', '<|START_THINKING|>Hmm, rain.<|END_THINKING|>'],
  ['other tokens', '<|begin_of_thought|>Hmm, rain.<|end_of_thought|><|begin_of_solution|>'],
  ['two thoughts', '<think>Hmm.</think>\n<reasoning>Hmm, rain.</reasoning>\n'],
  [
    'harmony',
    '<|channel|>analysis<|message|>Hmm, rain.<|end|><|start|>assistant<|channel|>final <|constrain|>x<|message|>',
  ],
  ['harmony without its tokens', 'analysisHmm, rain. We need a final text.assistantfinal'],
];

const ANSWER =
  'Rain falls.\n\nA `<think>` tag, and an array `a[think]`.\n\n```html\n<think>Yes?</think>\n```\n\nThe end [1].';

describe('thinking in the form of', () => {
  test.each(FORMS)('%s is no part of an answer', (_, thought) => {
    expect(withoutThinking(`${thought}${ANSWER}`)).toBe(ANSWER);
  });

  test.each(FORMS)('%s is never shown while the answer grows', (_, thought) => {
    const whole = `${thought}${ANSWER}`;
    const shown = Array.from(whole, (_character, at) => shownAnswer(whole.slice(0, at)));
    expect(shown.filter((text) => !ANSWER.startsWith(text))).toEqual([]);
    expect(shownAnswer(whole)).toBe(ANSWER);
  });

  test.each(FORMS)('%s without an end is no answer', (_, thought) => {
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

test.each([
  'Analysis of rain shows little.',
  'analysis of rain.',
  'It is < 5, and [thinking about it] helps; a <thought-out> plan.',
  'The assistant finally left.',
  'The thought ends at `</think>`, and the answer follows.',
])('is no thought: %s', (text) => {
  expect(withoutThinking(text)).toBe(text);
});
