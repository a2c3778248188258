import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { digestRules } from '@/lib/writing/digest/units.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

describe.each(LANGUAGES)('a digest in %s', (language) => {
  const { leaning, standing, limits, announcing, closing, beside, opening } = readExamples(language).digest;
  const rules = digestRules(language);

  test.each([...leaning, ...limits])('knows that a sentence refers back: %s', (sentence) => {
    expect(rules.refersBack(sentence)).toBe(true);
  });

  test.each(standing)('knows that a sentence stands alone: %s', (sentence) => {
    expect(rules.refersBack(sentence)).toBe(false);
    expect(rules.announcesList(sentence)).toBe(false);
  });

  test.each(announcing)('knows that a list follows: %s', (sentence) => {
    expect(rules.announcesList(sentence)).toBe(true);
  });

  test('knows headings that sum up, stand beside the text or open it', () => {
    expect([closing, beside, opening].map(rules.headingKind)).toEqual(['closing', 'beside', 'opening']);
    expect(rules.headingKind(`${closing} XYZ`)).toBe('body');
  });
});
