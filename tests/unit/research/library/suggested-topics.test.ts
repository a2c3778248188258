import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { answeringNotes } from '@/lib/research/library/answering.ts';

const suggestions = LANGUAGES.flatMap((language) => SUGGESTED_TOPICS[language].map((topic) => ({ language, topic })));

test.each(suggestions)('a note in $language answers “$topic”', async ({ language, topic }) => {
  expect(await answeringNotes(topic, language)).not.toEqual([]);
});
