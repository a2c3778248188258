import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { readAnswer } from '@/lib/writing/model/answer-text/read-answer.ts';
import { withoutRawFindings } from '@/lib/writing/model/lint/defects.ts';
import type { Context } from '@/lib/writing/model/steps/context.ts';
import { formedText, unitsOf, withBlocks } from '@/lib/writing/model/steps/part.ts';
import { findPointers, readClaims } from '@/lib/writing/model/steps/pointers.ts';
import { readText } from '@/lib/writing/sentences.ts';
import { requestFor } from './model-fixture.ts';

/** Notes with code in lists. */
const WITH_CODE = ['databases-sql', 'git-version-control', 'learn-web-development', 'python-for-beginners'];

/** Texts by people: the notes of the sample library. */
describe.each(LANGUAGES)('the notes in %s', (language) => {
  const context = { request: requestFor({ language }), material: { passages: [], documents: [], isWhole: true } };

  test('lose nothing', async () => {
    const notes = await libraryNotes(language);
    expect(notes.length).toBeGreaterThan(2);
    for (const { text } of notes) {
      expect(withoutRawFindings(text)).toBe(text);
      expect(formedText(text, '', context)).toEqual(readAnswer(text, new Set()));
    }
  });

  test('raise no suspicion but of two figures and of hosts', async () => {
    const notes = await libraryNotes(language);
    for (const { text } of notes.filter(({ slug }) => !WITH_CODE.includes(slug))) {
      const parts = [withBlocks({ kind: 'section' as const, heading: '' }, readText(text), language)];
      const claims = readClaims(unitsOf({ title: '', parts }, language), []);
      const { notes: noticed } = await findPointers(context as unknown as Context, claims, { register: '' });
      expect(
        noticed.filter(({ text: noted }) => !/who told it|another figure than|a web address\?$/.test(noted)),
      ).toEqual([]);
    }
  });
});
