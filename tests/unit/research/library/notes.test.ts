import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { findNote, libraryNotes, noteAt } from '@/lib/research/library/notes.ts';
import { harmRefusal } from '@/lib/safety/rules.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countWords } from '@/lib/text/words.ts';

describe.each(LANGUAGES)('the notes in %s', (language) => {
  test('have front matter with answers of their own and every section by weight', async () => {
    const seen = new Set<string>();
    for (const { slug, text, answers, sections } of await libraryNotes(language)) {
      expect(answers.length, slug).toBeGreaterThanOrEqual(8);
      const known = answers.filter((answer) => seen.has(answer.toLowerCase()));
      expect(known, `${slug} answers what another note answers`).toEqual([]);
      for (const answer of answers) seen.add(answer.toLowerCase());
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(sections.toSorted(), slug).toEqual(headings.toSorted());
    }
  });

  test('have 900 to 2,300 words under headings, and no links or pictures', async () => {
    for (const { slug, text } of await libraryNotes(language)) {
      const words = countWords(text, language);
      expect(words, slug).toBeGreaterThanOrEqual(900);
      expect(words, slug).toBeLessThanOrEqual(2300);
      expect(text.match(/^## /gm)?.length, slug).toBeGreaterThanOrEqual(4);
      expect(text, slug).not.toMatch(/^---|^#{1} |\]\(/m);
    }
  });

  test('are in their language and stand under CC BY 4.0', async () => {
    for (const { title, text, license } of await libraryNotes(language)) {
      expect(await checkLanguage(text, language), title).toBe('match');
      expect(license).toEqual({ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' });
    }
  });

  test('have addresses of ours, each its own, that lead back to them', async () => {
    const notes = await libraryNotes(language);
    const addresses = notes.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(notes.length);
    for (const note of notes) {
      expect(note.url).toBe(`http://localhost:3000/library/${language}/${note.slug}`);
      expect(await noteAt(note.url)).toBe(note);
      expect(await findNote(language, note.slug)).toBe(note);
    }
  });
});

test('no note is found by a path that leaves the library', async () => {
  expect(await findNote('english', '../french/potager')).toBeUndefined();
  expect(await findNote('../english', 'vegetable-garden')).toBeUndefined();
  expect(await noteAt('http://localhost:3000/library/english/nothing')).toBeUndefined();
});

/** Words by which Spanish and Italian speak to a reader more formally than the page do. */
const FORMAL: [Language, RegExp][] = [
  ['spanish', /\b(?:ustedes|usted|vierta|siembre|riegue|levántese|acuéstese|colóquelo|pruebe una)\b/iu],
  ['italian', /\b(?:voi|vostr[aeio]|avete|siete|versate|seminate|lasciate|alzatevi)\b|atel[aio]\b/iu],
];

test.each(FORMAL)('speaks to its %s reader as a friend', async (language, formal) => {
  const notes = await libraryNotes(language);
  expect(notes.flatMap(({ text }) => text.match(formal) ?? [])).toEqual([]);
  expect(harmRefusal('self-harm', language)).not.toMatch(formal);
});

/** Frequent British spellings; capitalized ones may be names ("Labour Organization"). */
const BRITISH =
  /\b(?:\w*(?:behavi|col|fav|flav|hon|hum|lab|neighb|vap)our\w*|\w*(?:cent|fib|lit|met|theat)res?|(?:apolog|critic|memor|optim|organ|recogn|special|summar)is(?:e|ing|ation)\w*|analys(?:ed?|ing)|travell\w+|grey|programmes?|licences?|practis\w+|mould\w*|tyres?|yoghurt|towards|per cent)\b/g;

test('spells English the American way, but for wordings that a topic may have', async () => {
  const notes = await libraryNotes('english');
  expect(notes.flatMap(({ title, text }) => `${title}\n${text}`.match(BRITISH) ?? [])).toEqual([]);
});
