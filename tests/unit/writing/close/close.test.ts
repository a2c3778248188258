import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { countArticleWords } from '@/lib/text/words.ts';
import { createCloseWriter } from '@/lib/writing/close/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';

const signal = new AbortController().signal;
const aRequest = (topic: string, changes: Partial<WritingRequest> = {}): WritingRequest => ({
  topic,
  length: 'medium',
  language: 'english',
  sources: [],
  signal,
  ...changes,
});

test('a page on a topic close to notes quotes the nearest part of each and links to it', async () => {
  const page = await createCloseWriter(0).write(aRequest('Is it cheaper to lease or buy a car'));
  expect(page.title).toBe('Close to “Is it cheaper to lease or buy a car”: two articles from our library');
  expect(page.intro).toContain('Our library has no article on “Is it cheaper to lease or buy a car”.');
  expect(page.sections.map(({ content }) => content)).toEqual([
    expect.stringMatching(/\(http:\/\/localhost:3000\/library\/english\/electric-cars\)$/),
    expect.stringMatching(/\(http:\/\/localhost:3000\/library\/english\/self-driving-cars\)$/),
  ]);
  expect(page).toMatchObject({ conclusion: '', evidence: [] });
  expect(countArticleWords(page, 'english')).toBeGreaterThan(700);
  expect(countArticleWords(page, 'english')).toBeLessThan(1300);
});

describe.each(LANGUAGES)('a page in %s on a topic that no note is close to', (language) => {
  test('says so in the language of the topic and shows three other notes', async () => {
    const page = await createCloseWriter(0).write(aRequest('Zeppelin XKQ', { language }));
    expect(page.title).toMatch(/Zeppelin XKQ/u);
    expect(page.intro).toContain('Zeppelin XKQ');
    expect(page.sections).toHaveLength(3);
    const text = page.sections.map(({ content }) => content).join('\n');
    expect(await checkLanguage(text.replace(/\(http\S+\)/g, ''), language)).toBe('match');
  });
});

test('the pages of a batch share no note, and end when all are used', async () => {
  const pages = await Promise.all([0, 1, 2].map((index) => createCloseWriter(index).write(aRequest('Food trucks'))));
  const headings = pages.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  expect(new Set(headings).size).toBe(headings.length);
  await expect(createCloseWriter(200).write(aRequest('Food trucks'))).rejects.toThrow(
    'no more articles for this batch',
  );
});

test('shows a topic’s marks as typed and cuts a long one after a word', async () => {
  const marked = await createCloseWriter(0).write(aRequest('[Free](https://spam.example) **offer**'));
  expect(marked.intro).not.toContain('[Free](https');
  const long = await createCloseWriter(0).write(aRequest('airship '.repeat(40)));
  expect(long.title).toMatch(/ airship…”$/);
});

test('is not written after an abort, and has no outline', async () => {
  const ended = AbortSignal.abort(new Error('gone'));
  await expect(createCloseWriter(0).write(aRequest('Zeppelin XKQ', { signal: ended }))).rejects.toThrow('gone');
  await expect(createCloseWriter(0).outline(aRequest('Zeppelin XKQ'))).rejects.toThrow('there is no outline to plan');
});
