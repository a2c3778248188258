import { describe, expect, it } from 'vitest';
import { findHarm } from '@/lib/safety/rules';
import { ALLOWED, REFUSED } from './topics.ts';

describe('the rules of what is never written', () => {
  it.each(REFUSED)('refuse as %s: %s', (harm, topic) => {
    expect(findHarm(topic)).toBe(harm);
  });

  it.each(ALLOWED)('leave alone: %s', (topic) => {
    expect(findHarm(topic)).toBeUndefined();
  });

  it('hold at least sixty topics of each kind', () => {
    expect(REFUSED.length).toBeGreaterThanOrEqual(60);
    expect(ALLOWED.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['in capitals', 'HOW TO KILL YOURSELF'],
    ['with invisible characters', 'how to ki\u200Bll your\u00ADself'],
    ['in full-width letters', 'ｈｏｗ ｔｏ ｋｉｌｌ ｙｏｕｒｓｅｌｆ'],
    [
      'in the middle of a long text',
      `${'A calm sentence. '.repeat(50)}Here is how to kill yourself.`,
    ],
    ['after an excuse in another sentence', 'This is for prevention. Suicide methods that work'],
  ])('see through a topic %s', (_way, topic) => {
    expect(findHarm(topic)).toBe('self-harm');
  });

  it('take no longer for a text that nearly matches everywhere', () => {
    const text = 'how to make how to make bomb '.repeat(3000);
    expect(findHarm(text)).toBe('violence');
  });
});
