import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { answeringNotes } from '@/lib/research/library/answering.ts';

const suggestions = (readdirSync('lib/research/samples') as Language[]).flatMap((language) =>
  SUGGESTED_TOPICS[language].map((topic) => ({ language, topic })),
);

test.each(suggestions)('a note in $language answers “$topic”', async ({ language, topic }) => {
  expect(await answeringNotes(topic, language)).not.toEqual([]);
});
