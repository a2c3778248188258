import path from 'node:path';
import { expect, test } from 'vitest';
import type pageLinks from '@/lib/backlinks/page-links-thread.ts';
import type fileType from '@/lib/images/file-type-thread.ts';
import { parseSourcePage } from '@/lib/research/pages/parse-source-page.ts';
import { UnreadablePageError } from '@/lib/research/pages/readable-text.ts';
import { ParseLimitError, parserInThread } from '@/lib/untrusted/parse.ts';
import { HOSTILE_PAGE } from '../../fakes/hostile-page.ts';

const { signal } = new AbortController();
const page = (html: string) => ({
  ...{ url: 'https://bees.example.com/', contentType: 'text/html' },
  body: Buffer.from(html),
});
const SENTENCE = 'Bees carry pollen from flower to flower.';
const ARTICLE = `<html><head><title>Bees</title></head><body><p>${`${SENTENCE} `.repeat(10)}</p></body></html>`;

test('reads a page in another thread', async () => {
  const text = `${SENTENCE} `.repeat(10).trim();
  expect(await parseSourcePage(page(ARTICLE), signal)).toMatchObject({ title: 'Bees', text });
});

test('gives up a page that takes too long, and goes on with everything else meanwhile', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const reading = parseSourcePage(page(HOSTILE_PAGE), signal);
  await expect(reading).rejects.toThrow(ParseLimitError);
  clearInterval(turning);
  // Parsed here, the page would have held this loop: not one turn.
  expect(turns).toBeGreaterThan(10);
});

test('reads what waits behind hostile pages', async () => {
  const hostile = [1, 2, 3].map(() => parseSourcePage(page(HOSTILE_PAGE), signal));
  const honest = parseSourcePage(page(ARTICLE), signal);
  const outcomes = await Promise.allSettled([...hostile, honest]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['rejected', 'rejected', 'rejected', 'fulfilled'],
  ]);
});

test('ends the parsing with the request', async () => {
  const stop = new AbortController();
  const reading = parseSourcePage(page(HOSTILE_PAGE), stop.signal);
  const reason = new Error('cancelled');
  setImmediate(() => stop.abort(reason));
  await expect(reading).rejects.toBe(reason);
});

test('keeps the sentence of a page that is no source', async () => {
  await expect(parseSourcePage(page('<p>Short.</p>'), signal)).rejects.toThrow(
    new UnreadablePageError('The page has too little text to serve as a source.'),
  );
});

test('finds links and kinds of files in another thread', async () => {
  const html = '<a rel="nofollow" href="https://quillcast.test/share/abc">here</a>';
  const target = 'https://quillcast.test/share/abc';
  const parsePageLinks = parserInThread<typeof pageLinks>(
    path.resolve('lib/backlinks/page-links-thread.ts'),
  );
  expect(await parsePageLinks([html, 'https://post.example.com/', target], signal)).toEqual({
    ...{ rel: 'nofollow', canonicalUrl: null, isUnlisted: false },
  });
  const parseFileType = parserInThread<typeof fileType>(
    path.resolve('lib/images/file-type-thread.ts'),
  );
  expect(await parseFileType(Buffer.from('GIF89a\u0001\0\u0001\0'), signal)).toBe('image/gif');
  expect(await parseFileType(Buffer.from('plain text'), signal)).toBeUndefined();
});
