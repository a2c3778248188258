import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extrasAsTexts } from '@/lib/writing/model/steps/extras.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { startEditedWriting } from './edited-writing.ts';
import { SOURCES } from './model-fixture.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

const planting = (
  field: NonNullable<Mode['planted']>['in'],
  text: string,
  at: 'start' | 'instead' = 'instead',
): Mode => ({ fault: 'planted-text', planted: { in: field, at, text } });

describe('texts beside the article', () => {
  test.each([
    ['keyPoints', { keyPoints: false, faq: true }],
    ['questions', { keyPoints: true, faq: false }],
  ] as const)('have no %s unless the plan wants them', async (name, plan) => {
    const { article } = await writing.write({ plan });
    expect(article[name]).toBeUndefined();
    expect(article.description).toMatch(/\.$/);
  });

  test('are none where the plan is lost', async () => {
    const { article } = await writing.write({ plan: { keyPoints: 'None', faq: 'false' } as never });
    expect([article.keyPoints, article.questions]).toEqual([undefined, undefined]);
  });

  test.each([
    ['keyPoints', 'a number that is not in the article', 'A hive gives 4,711 jars.'],
    ['keyPoints', 'a gap to fill in', 'In {{city}} bees drink.'],
    ['answer', 'another language', 'Bienen auf Dächern brauchen jeden Tag sehr viel frisches Wasser.'],
    ['question', 'a gap to fill in', 'What do bees in [city] drink?'],
  ] as const)('have no %s with %s', async (field, _, text) => {
    const { article } = await writing.write(planting(field, text));
    expect(JSON.stringify([article.keyPoints, article.questions])).not.toContain(text);
  });

  test('are corrected where their passages contradict them', async () => {
    const { article, flaws } = await writing.write(
      {
        ...planting('answer', 'Roofs carry no weight [2].'),
        misleadsAgain: [{ contains: 'carry no weight', text: 'Roofs carry some of the weight [2].' }],
      },
      { sources: SOURCES },
    );
    expect(article.questions?.[0]?.answer).toMatch(/^Roofs carry some of the weight \[\d\]\.$/);
    expect(flaws).toEqual({});
  });

  test.each([
    ['english', 160],
    ['japanese', 110],
  ] as const)('have a description in %s of at most %i characters', async (language, most) => {
    const sentence = { english: 'Bees drink water from bowls. ', japanese: '蜂は水を飲みます。' };
    const { article } = await writing.write(planting('description', sentence[language].repeat(20)), { language });
    expect([...(article.description ?? '')].length).toBeLessThanOrEqual(most);
    expect(article.description).toMatch(/[.。]$/);
  });
});

test.each([
  ['What to do when you lie awake, and what to change.', false],
  ['What 12 keepers do.', true],
  ['How keepers in Leipzig do it.', true],
])('a description is checked where it has a figure or name: %s', (description, claims) => {
  expect(extrasAsTexts({ description }).map((text) => text.claims)).toEqual([claims]);
});
