import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { findSample, sampleAt, sampleNotes } from '@/lib/research/sample-library.ts';
import { refusalOf } from '@/lib/safety/refusals.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countWords } from '@/lib/text/words.ts';
import { loadBriefText } from '@/lib/writing/brief/writer.ts';

describe.each(LANGUAGES)('the notes in %s', (language) => {
  test('are at least three, English ones at least twelve', async () => {
    const least = { english: 12 }[language as string] ?? 3;
    expect((await sampleNotes(language)).length).toBeGreaterThanOrEqual(least);
  });

  test('have 1,000 to 2,300 words under headings, and a table', async () => {
    for (const { title, text } of await sampleNotes(language)) {
      const words = countWords(text, language);
      expect(words, title).toBeGreaterThanOrEqual(1000);
      expect(words, title).toBeLessThanOrEqual(2300);
      expect(text.match(/^## /gm)?.length, title).toBeGreaterThanOrEqual(4);
      expect(text.match(/^\| .+ \|$/gm)?.length, title).toBeGreaterThanOrEqual(3);
      expect(text, title).not.toMatch(/^---|^#{1} |\]\(|<\w/m);
    }
  });

  test('are in their language and stand under CC BY 4.0', async () => {
    for (const { title, text, license } of await sampleNotes(language)) {
      expect(await checkLanguage(text, language), title).toBe('match');
      expect(license).toEqual({
        name: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      });
    }
  });

  test('have addresses of ours, each its own, that lead back to them', async () => {
    const notes = await sampleNotes(language);
    const addresses = notes.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(notes.length);
    for (const note of notes) {
      expect(note.url).toBe(`http://localhost:3000/library/${language}/${note.slug}`);
      expect(await sampleAt(note.url)).toBe(note);
      expect(await findSample(language, note.slug)).toBe(note);
    }
  });
});

test('no note is found by a path that leaves the library', async () => {
  expect(await findSample('english', '../french/potager')).toBeUndefined();
  expect(await findSample('../english', 'vegetable-garden')).toBeUndefined();
  expect(await sampleAt('http://localhost:3000/library/english/nothing')).toBeUndefined();
});

/** Words by which Spanish and Italian speak to a reader more formally than the briefs and the page do. */
const FORMAL: [Language, RegExp][] = [
  [
    'spanish',
    /\b(?:ustedes|usted|vierta|siembre|riegue|levántese|acuéstese|colóquelo|pruebe una)\b/iu,
  ],
  [
    'italian',
    /\b(?:voi|vostr[aeio]|avete|siete|versate|seminate|lasciate|alzatevi)\b|atel[aio]\b/iu,
  ],
];

test.each(FORMAL)(
  'speaks to its %s reader as a friend, like the briefs',
  async (language, formal) => {
    const notes = await sampleNotes(language);
    expect(notes.flatMap(({ text }) => text.match(formal) ?? [])).toEqual([]);
    expect(JSON.stringify(await loadBriefText(language))).not.toMatch(formal);
    expect(refusalOf('self-harm', language)).not.toMatch(formal);
  },
);
