import { describe, expect, test } from 'vitest';
import { withSupportedExtras } from '@/lib/writing/model/parts/extras.ts';
import { type Part, withText } from '@/lib/writing/model/parts/part.ts';
import { requestFor } from './model-fixture.ts';

const TEXT =
  'Plant the bulbs 5 cm deep in May [7]. Bees visit the flowers in summer. The soil is not wet in winter.';
const PARTS: readonly Part[] = [
  withText({ kind: 'section', heading: 'Depth', passages: [], budget: 20 }, TEXT, 'english'),
];
const TRUE = [
  'Bulbs are planted 5 cm deep.',
  'Bees like the flowers.',
  'Plant in May.',
  'Flowers come in summer.',
];

const supported = (extras: Parameters<typeof withSupportedExtras>[0]) =>
  withSupportedExtras(extras, PARTS, { request: requestFor() });

describe('what stands beside an article', () => {
  test.each([
    ['another unit and month', 'Plant the bulbs 5 inches deep in June.'],
    ['another unit', 'Plant the bulbs 5 inches deep.'],
    ['another month', 'Plant the bulbs in June.'],
    ['another number', 'Plant the bulbs 6 cm deep.'],
    ['the number of a citation', 'Plant 7 bulbs.'],
    ['the opposite', 'The soil is wet in winter.'],
  ])('says nothing that has %s in its text', (_, sentence) => {
    const questions = [sentence, ...TRUE].map((answer) => ({ question: 'How?', answer }));
    const given = { keyPoints: [sentence, ...TRUE], questions, description: sentence };
    expect(supported(given)).toEqual({ keyPoints: TRUE, questions: questions.slice(1) });
  });

  test('says what its text does', () => {
    const given = { keyPoints: TRUE, description: 'Plant the bulbs 5 cm deep in May.' };
    expect(supported(given)).toEqual(given);
  });

  test('is none of a kind of which too few are left', () => {
    expect(supported({ keyPoints: [...TRUE.slice(0, 2), 'Plant them in June.'] })).toEqual({});
  });
});
