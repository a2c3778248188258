import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import type findLink from '@/lib/backlinks/platforms/shared/find-link.ts';
import type fileType from '@/lib/images/file-type-thread.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { processWide } from '@/lib/process-wide.ts';
import { parseSourcePage } from '@/lib/research/sources.ts';
import { inTurn, ParseLimitError, ParseRefusal, ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import { HOSTILE_PAGE } from '../../fakes/hostile-page.ts';
import type waitingParser from '../../fakes/waiting-parser.ts';
import { withQuickParsers } from '../../support/quick-parsers.ts';

withQuickParsers();

let requesters = 0;

/** A request of a requester that no other test has. */
function request(signal?: AbortSignal): ParseRequest {
  requesters += 1;
  return new ParseRequest(`requester ${requesters}`, signal);
}
const page = (html: string, url = 'https://bees.example.com/') => ({
  url,
  contentType: 'text/html',
  body: Buffer.from(html),
});
const hostile = (number: number) => page(HOSTILE_PAGE, `https://slow.example.com/${number}`);
const SENTENCE = 'Bees carry pollen from flower to flower.';
const ARTICLE = `<html><head><title>Bees</title></head><body><p>${`${SENTENCE} `.repeat(10)}</p></body></html>`;

test('reads a page in another thread', async () => {
  const text = `${SENTENCE} `.repeat(10).trim();
  expect(await parseSourcePage(page(ARTICLE), request())).toMatchObject({ title: 'Bees', text });
});

test('gives up on a page that takes too long without blocking other work', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const reading = parseSourcePage(hostile(1), request());
  await expect(reading).rejects.toThrow(ParseLimitError);
  clearInterval(turning);
  // Parsed here, the page would have held this loop: not one turn.
  expect(turns).toBeGreaterThan(10);
});

test('reads the page of one requester before the hostile pages that another gave earlier, and ends at their second', async () => {
  const ended: string[] = [];
  const attacking = request();
  const attack = [1, 2, 3, 4].map((number) => parseSourcePage(hostile(number), attacking));
  for (const reading of attack) reading.catch(() => ended.push('hostile'));
  const rest = parseSourcePage(page(ARTICLE), attacking);
  // Another request of the same requester, as another connection of one address would send it.
  const later = expect(parseSourcePage(hostile(5), new ParseRequest(attacking.requester))).rejects.toThrow(
    'https://slow.example.com/5 takes too long to read. Please leave it out and try again.',
  );
  await parseSourcePage(page(ARTICLE), request());
  ended.push('honest');
  const refusal = new ParseRefusal(['https://slow.example.com/1', 'https://slow.example.com/2']);
  expect(refusal.message).toBe(
    'https://slow.example.com/1 and https://slow.example.com/2 take too long to read. Please leave them out and try again.',
  );
  expect(await Promise.allSettled([...attack, rest])).toEqual([
    { status: 'rejected', reason: new ParseLimitError() },
    ...Array(4).fill({ status: 'rejected', reason: refusal }),
  ]);
  expect(ended.indexOf('honest')).toBeLessThan(2);
  await later;
});

test.each([
  ['requesters, not their pages', 'A A A A B B B C C', 'A B C A B C A B A'],
  ['an early stranger before a later crowd', 'A B early C D E F G early', 'A B early C D E F G early'],
  ['a stranger beside busy accounts', 'user1 user1 user1 user2 user2 user3 A', 'user1 user2 A user3 user1 user2 user1'],
  ['an account beside a crowd of strangers', 'A B C D E user1', 'A B user1 C D E'],
  ['a late stranger beside many pages', 'many1 many1 many2 many3 late late', 'many1 late many2 late many3 many1'],
  ['those of many pages, who share a turn', 'many1 many2 A B many1 many3', 'many1 A B many2 many3 many1'],
])('takes in turn %s', async (_, asked, served) => {
  const spent = processWide('parser time', () => new Map<string, number>())();
  const order: string[] = [];
  const tasks = asked.split(' ').map((name) => {
    const requester = name.startsWith('user') ? name : `address:${name}`;
    spent.set(requester, name.startsWith('many') ? 2000 : 0);
    return inTurn(new ParseRequest(requester), async () => {
      order.push(name);
      await new Promise(setImmediate);
    });
  });
  await Promise.all(tasks);
  expect(order.join(' ')).toBe(served);
});

test.each([
  ['a stranger', 'address:spent', 60_000],
  ['an account', 'user:spent', 600_000],
])('refuses the pages of %s whose hour of reading is spent', async (_, requester, milliseconds) => {
  const spent = processWide('parser time', () => new Map<string, number>())();
  spent.set(requester, milliseconds - 1);
  await parseSourcePage(page(ARTICLE), new ParseRequest(requester));
  spent.set(requester, milliseconds);
  const message = 'Reading your pages and files has taken too long. Please try again in an hour.';
  await expect(parseSourcePage(page(ARTICLE), new ParseRequest(requester))).rejects.toThrow(message);
});

test('counts the CPU time of a parser, not its waiting time', async () => {
  const parse = parserInThread<typeof waitingParser>(path.resolve('tests/fakes/waiting-parser.ts'));
  expect(await parse(2000, request(), 'a page')).toBe('parsed');
});

test('ends the parsing with the request', async () => {
  const stop = new AbortController();
  const reading = parseSourcePage(hostile(1), request(stop.signal));
  const reason = new Error('canceled');
  setImmediate(() => stop.abort(reason));
  await expect(reading).rejects.toBe(reason);
});

test('names a picture by its number, in the language of the page', () => {
  const name = note('writing.pictures.name', { picture: 'numbered', number: 2 });
  const { message, text } = new ParseRefusal([name]).bodyIn('de');
  expect(message).toBe('Image 2 takes too long to read. Please leave it out and try again.');
  expect(text).toBe('Bild 2 zu lesen dauert zu lange. Bitte lass das weg und versuche es noch einmal.');
});

test('keeps the sentence of a page that is no source', async () => {
  await expect(parseSourcePage(page('<p>Short.</p>'), request())).rejects.toMatchObject({
    name: 'UnreadablePageError',
    message: 'The page has too little text to serve as a source.',
  });
});

test('finds links and kinds of files in another thread', async () => {
  const html = '<a rel="nofollow" href="https://quillcast.test/share/abc">here</a>';
  const target = 'https://quillcast.test/share/abc';
  const parsePageLinks = parserInThread<typeof findLink>(path.resolve('lib/backlinks/platforms/shared/find-link.ts'));
  const given: Parameters<typeof findLink>[0] = [html, 'https://post.example.com/', target];
  expect(await parsePageLinks(given, request(), 'a page')).toEqual({
    rel: 'nofollow',
    canonicalUrl: null,
    isUnlisted: false,
  });
  const parseFileType = parserInThread<typeof fileType>(path.resolve('lib/images/file-type-thread.ts'));
  const gif = Buffer.from('GIF89a\u0001\0\u0001\0');
  expect(await parseFileType(gif, request(), 'a picture')).toBe('image/gif');
  expect(await parseFileType(Buffer.from('plain text'), request(), 'a file')).toBeUndefined();
});

test('loads one file of the color library into the thread of source pages', () => {
  const program = `
    import { registerHooks } from 'node:module';
    let files = 0;
    registerHooks({ load: (url, context, next) => ((files += Number(url.includes('/culori/'))), next(url, context)) });
    await import('./lib/research/pages/source-page-thread.ts');
    console.log(files);
  `;
  expect(Number(execFileSync(process.execPath, ['--input-type=module', '-e', program]))).toBe(1);
});
