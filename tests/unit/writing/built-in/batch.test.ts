import { describe, expect, test } from 'vitest';
import { LENGTHS } from '@/lib/constants/options';
import { PACK_LANGUAGES } from '@/lib/writing/built-in/packs';
import { createBuiltInWriter } from '@/lib/writing/built-in/writer';
import { bodyOf, highestOverlap } from './article-checks.ts';
import { TOPICS } from './topics.ts';

const cases = PACK_LANGUAGES.flatMap((language) =>
  LENGTHS.flatMap((length) =>
    TOPICS[language].map(([topic]) => [language, length, topic] as const),
  ),
);

describe('a batch of twenty on one topic', () => {
  test.each(cases)(
    'shares at most 0.10 of five-word runs: %s, %s, %s',
    async (language, length, topic) => {
      const writer = createBuiltInWriter();
      const { signal } = new AbortController();
      const articles = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          writer.write({ topic, length, language, sources: [], seed: `batch#${at}`, signal }),
        ),
      );
      expect(highestOverlap(articles.map(bodyOf), language)).toBeLessThanOrEqual(0.1);
    },
  );
});
