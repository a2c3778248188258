import { describe, expect, test } from 'vitest';
import type { Length } from '@/lib/constants/options.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { libraryNotes, type Note } from '@/lib/research/library/notes.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import type { Article } from '@/lib/writing/types.ts';

const composed = new Map<string, Promise<Article>>();

/** A note's digest, composed once. */
function noteDigest(note: Note, length: Length): Promise<Article> {
  const digest =
    composed.get(`${note.url} ${length}`) ??
    createDigestWriter('library').write({
      topic: note.title,
      length,
      language: note.writtenIn,
      signal: new AbortController().signal,
      sources: [{ number: 1, ...note }],
    });
  composed.set(`${note.url} ${length}`, digest);
  return digest;
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ['small', 300, 500],
    ['medium', 800, 1200],
  ] as const)('every note becomes a %s article of %i to %i words', async (length, min, max) => {
    for (const note of await libraryNotes(language)) {
      const article = await noteDigest(note, length);
      const words = countArticleWords(article, language);
      expect(words, note.slug).toBeGreaterThanOrEqual(min);
      expect(words, note.slug).toBeLessThanOrEqual(max);
      expect(article.title, note.slug).toBe(note.title);
      expect(article.sections.length, note.slug).toBeGreaterThanOrEqual(2);
      expect(article.evidence, note.slug).toEqual([]);
      expect(JSON.stringify(article.sections), note.slug).not.toMatch(/\[\d+\]/);
    }
  });

  test('every note becomes a large article of nearly all that it says, whatever its length, and says how long it is', async () => {
    for (const note of await libraryNotes(language)) {
      const { sections } = await noteDigest(note, 'large');
      const headings = note.text.match(/^## /gm)?.length ?? 0;
      // A section that sums up is the conclusion.
      expect(sections.length, note.slug).toBeGreaterThanOrEqual(headings - 1);
    }
  });

  test('a digest has a note’s weightiest sections in the order of its text', async () => {
    for (const note of await libraryNotes(language)) {
      const { sections } = await noteDigest(note, 'small');
      const headings = sections.map(({ heading }) => heading);
      expect([...headings].sort(), note.slug).toEqual(note.sections.slice(0, headings.length).sort());
      const places = headings.map((heading) => note.text.indexOf(`## ${heading}`));
      expect(places, note.slug).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});
