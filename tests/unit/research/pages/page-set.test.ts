import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readablePage } from '@/lib/research/pages/readable-text.ts';

const FOLDER = path.resolve('tests/fixtures/pages');

/** A page after structures of the web: a comment with sentences wanted (`+`) and unwanted (`-`), and the page. */
function pageIn(name: string) {
  const bytes = readFileSync(path.join(FOLDER, name));
  const end = bytes.indexOf('-->') + 4;
  const [, encoding = 'utf-8'] = /\.(.+)\.html$/.exec(name) ?? [];
  const lines = new TextDecoder(encoding).decode(bytes.subarray(0, end)).split('\n');
  const marked = (sign: string) => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  return { wanted: marked('+'), unwanted: marked('-'), body: bytes.subarray(end) };
}

test.each(readdirSync(FOLDER))('of a page with %s, every wanted sentence is read and no other', (name) => {
  const { wanted, unwanted, body } = pageIn(name);
  const { text } = readablePage({ url: 'https://page.example/', contentType: 'text/html', body });
  expect(wanted.filter((sentence) => !text.includes(sentence))).toEqual([]);
  expect(unwanted.filter((sentence) => text.includes(sentence))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(0);
});
