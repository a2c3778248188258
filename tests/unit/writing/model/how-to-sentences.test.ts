import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, startEditedWriting } from './edited-writing.ts';
import { HOW_TO } from './how-to-sentences.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

test('there are 60 of them, in nine languages', () => {
  expect(HOW_TO.flatMap(([, sentences]) => sentences)).toHaveLength(60);
  expect(new Set(HOW_TO.map(([language]) => language)).size).toBe(9);
});

/** Two or three sentences at a time. */
const PLANTED = HOW_TO.flatMap(([language, sentences]) =>
  [0, 1, 2].map((section) => ({ language, section, sentences: sentences.filter((_, at) => at % 3 === section) })),
);

describe('without sources, word for word on the page', () => {
  test.each(PLANTED)('in $language: $sentences', async ({ language, sentences, section }) => {
    const text = `${sentences.join(' ')}\n\n`.replace(/(?<=。) /g, '');
    const planted = { in: 'text', at: 'start', section, text } as const;
    const { article, calls, flaws } = await writing.write({ fault: 'planted-text', planted }, { language });
    expect(sentences.filter((sentence) => !bodyOf(article).includes(sentence))).toEqual([]);
    expect(article.review?.changes).toEqual([]);
    expect(calls.map(({ task }) => task)).toEqual(['plan', 'write', 'edit']);
    expect(flaws).toEqual({});
  });
});
