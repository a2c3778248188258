import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { matchLibrary } from '@/lib/research/library/answering.ts';

const suggestions = (readdirSync('lib/research/samples') as Language[]).flatMap((language) =>
  SUGGESTED_TOPICS[language].map((topic) => ({ language, topic })),
);

test.each(suggestions)('a note in $language covers “$topic”', async ({ language, topic }) => {
  expect((await matchLibrary(topic, language)).covering).not.toEqual([]);
});
