import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { isForeignSentence } from '@/lib/text/language-check.ts';
import { readAnswer } from '@/lib/writing/model/answer-text/read-answer.ts';
import { withoutRawFindings } from '@/lib/writing/model/lint/defects.ts';
import {
  addressingSentences,
  commonRegister,
  findFault,
  registerSlips,
  withoutCuts,
} from '@/lib/writing/model/lint/lint.ts';
import { createJournal } from '@/lib/writing/model/steps/journal.ts';
import { withBlocks } from '@/lib/writing/model/steps/part.ts';
import { withoutRepeats } from '@/lib/writing/model/steps/repeats.ts';
import { allSentences } from '@/lib/writing/sentences.ts';
import { requestFor } from './model-fixture.ts';

/** Notes with code in lists, which are not prose. */
const WITH_CODE = ['databases-sql', 'git-version-control', 'learn-web-development', 'python-for-beginners'];

const notesOfProse = async (language: Language) =>
  (await libraryNotes(language)).filter(({ slug }) => !WITH_CODE.includes(slug));

/** Prose by people: the notes of the sample library. */
describe.each(LANGUAGES)('the notes in %s', (language) => {
  test('have no fault', async () => {
    const notes = await notesOfProse(language);
    expect(notes.length).toBeGreaterThan(2);
    for (const { text } of notes) {
      expect(withoutRawFindings(text)).toBe(text);
      const clean = readAnswer(text, new Set());
      expect(withoutCuts(clean, '', language)).toEqual(clean);
      expect(allSentences(clean, language).filter(findFault)).toEqual([]);
      const addressing = addressingSentences(clean, language);
      expect(registerSlips(addressing, language, commonRegister(addressing, language))).toEqual([]);
    }
  });

  test('have no foreign sentence', async () => {
    const notes = await notesOfProse(language);
    const sentences = notes.flatMap(({ text }) => allSentences(readAnswer(text, new Set()), language));
    const verdicts = await Promise.all(sentences.map((s) => isForeignSentence(s, language)));
    expect(sentences.filter((_, at) => verdicts[at])).toEqual([]);
  });

  test('say nothing twice', async () => {
    const writing = { request: requestFor({ language }), journal: createJournal() };
    for (const { text } of await notesOfProse(language)) {
      const own = { kind: 'section', heading: '' } as const;
      const part = withBlocks(own, readAnswer(text, new Set()), language);
      expect(withoutRepeats(writing, [part])).toEqual([part]);
    }
  });
});
