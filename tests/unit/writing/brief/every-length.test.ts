import { describe, expect, test } from 'vitest';
import { LANGUAGES, LENGTHS } from '@/lib/constants/options.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createBriefWriter } from '@/lib/writing/brief/writer.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;
const TOPICS = ['Tea', 'How to start a vegetable garden on a balcony', 'word '.repeat(200).trim()];

const PAIRS = LANGUAGES.flatMap((language) => LENGTHS.map((length) => ({ language, length })));

const brief = (changes: Partial<WritingRequest> & Pick<WritingRequest, 'language' | 'length'>) =>
  createBriefWriter().write({
    topic: 'Tea',
    sources: [],
    signal: new AbortController().signal,
    ...changes,
  });

describe.each(PAIRS)('a $length brief in $language', ({ language, length }) => {
  test.each(TOPICS)('is in its range about "%.30s"', async (topic) => {
    const words = countArticleWords(await brief({ language, length, topic }), language);
    const [least, most] = RANGES[length];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test('has no two sections that repeat each other', async () => {
    const topic =
      'seventeen short words that stand in a row and would repeat if two sections named the topic twice';
    const { sections } = await brief({ language, length, topic });
    const overlaps = sections.flatMap(({ content }, at) =>
      sections.slice(0, at).map((other) => fiveGramJaccard(content, other.content, language)),
    );
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.08);
  });
});
