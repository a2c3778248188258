import { expect, test } from 'vitest';
import { titledFor } from '@/lib/writing/author-source.ts';

const PAGE = { url: 'https://bees.example/', title: 'Bees' };

test.each([
  [{ language: 'english' }, 'The author, November 29, 2026'],
  [{ language: 'english', locale: 'en-GB' }, 'The author, 29 November 2026'],
  [{ language: 'french' }, 'L’auteur, 29 novembre 2026'],
  [{ language: 'japanese' }, '筆者、2026年11月29日'],
] as const)('in %j the answers of a day have the title %s, and pages keep theirs', (text, title) => {
  const author = { url: 'author:2026-11-29', title: 'Автор, 29 ноября 2026 г.' };
  // A file that was imported may say anything.
  const unknown = { url: 'author:yesterday', title: 'Me' };
  expect(titledFor([author, PAGE, unknown], text)).toEqual([{ ...author, title }, PAGE, unknown]);
});
