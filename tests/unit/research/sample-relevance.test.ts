import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { documentRelevance } from '@/lib/research/relevance.ts';
import { sampleNotes } from '@/lib/research/sample-library.ts';
import { BEYOND, NEARBY, TREATED, UNTREATED } from './sample-topics.ts';

async function notesFor(topic: string, language: Language) {
  const notes = await sampleNotes(language);
  return notes
    .map((note) => ({ title: note.title, ...documentRelevance(topic, note, language) }))
    .filter(({ isUsable }) => isUsable);
}

test.each([...UNTREATED, ...BEYOND])('in %s, no note is about “%s”', async (language, topic) => {
  expect(await notesFor(topic, language)).toEqual([]);
});

test.each(TREATED)('in %s, “%s” finds “%s” alone', async (language, topic, title) => {
  expect((await notesFor(topic, language)).map((note) => note.title)).toEqual([title]);
});

test.each(NEARBY)('in %s, only parts of a note fit “%s”', async (language, topic, partial) => {
  expect(await notesFor(topic, language)).toMatchObject([{ partial }]);
});
