import { describe, expect, test } from 'vitest';
import { expand, slotsIn } from '@/lib/writing/built-in/template';

const fill = (slot: string) => (slot === 'gone' ? null : `<${slot}>`);
const write = (text: string, choice: number) =>
  expand(text, 'name', (_, count) => Math.min(choice, count - 1), fill);

describe('a text with choices and slots', () => {
  test.each([
    ['plain', 0, 'plain'],
    ['{a|b} c', 0, 'a c'],
    ['{a|b} c', 1, 'b c'],
    ['{|very }good', 0, 'good'],
    ['{a {x|y}|b}', 0, 'a x'],
    ['[topic] and {[a]|[b]}', 1, '<topic> and <b>'],
    ['a | b', 0, 'a | b'],
  ])('%s, choice %i, gives "%s"', (text, choice, written) => {
    expect(write(text, choice)).toBe(written);
  });

  test('cannot be written where a chosen slot has nothing to give', () => {
    expect(write('{[gone]|here}', 0)).toBeNull();
    expect(write('{[gone]|here}', 1)).toBe('here');
  });

  test('puts in what fills a slot as it is', () => {
    expect(
      expand(
        '[x]',
        'name',
        () => 0,
        () => '{a|b} [c]',
      ),
    ).toBe('{a|b} [c]');
  });

  test.each(['{a|b', 'a}', '[slot', 'slot]'])('is refused when a mark is left open: %s', (text) => {
    expect(() => write(text, 0)).toThrow(text);
  });

  test('tells all its slots, in every branch', () => {
    expect(slotsIn('[a] {x [b]|{[c]|y}}')).toEqual(['a', 'b', 'c']);
  });
});
