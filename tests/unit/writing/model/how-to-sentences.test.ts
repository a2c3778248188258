import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { readExamples } from '@/tests/support/language-examples.ts';
import { articleBody, startEditedWriting } from './edited-writing.ts';

let writing: Awaited<ReturnType<typeof startEditedWriting>>;
beforeAll(async () => {
  writing = await startEditedWriting();
});
afterAll(() => writing.fake.close());

/** Two or three sentences at a time. */
const PLANTED = LANGUAGES.map((language) => [language, readExamples(language).howTo] as const).flatMap(
  ([language, sentences]) =>
    [0, 1, 2].map((section) => ({ language, section, sentences: sentences.filter((_, at) => at % 3 === section) })),
);

describe('without sources, verbatim on the page', () => {
  test.each(PLANTED)('in $language: $sentences', async ({ language, sentences, section }) => {
    const text = `${sentences.join(' ')}\n\n`.replace(/(?<=。) /g, '');
    const planted = { in: 'text', at: 'start', section, text } as const;
    const { article, calls, flaws } = await writing.write({ fault: 'planted-text', planted }, { language });
    expect(sentences.filter((sentence) => !articleBody(article).includes(sentence))).toEqual([]);
    expect(article.review?.changes).toEqual([]);
    expect(calls.map(({ task }) => task)).toEqual(['plan', 'write', 'edit']);
    expect(flaws).toEqual({});
  });
});
