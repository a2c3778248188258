import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readablePage } from '../../../lib/research/pages/readable-text.ts';
import { cutPassages } from '../../../lib/research/passages.ts';

/** Shorter runs match by chance. */
const SHORTEST_RUN = 12;

const solid = (text: string) => text.replace(/[\s|]+/g, '');

/** Length of the longest match in another text, from a place on. */
function longestRun(line: string, from: number, all: string): number {
  let least = 0;
  let most = line.length - from;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (all.includes(line.slice(from, from + middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** Characters of a page's text without white space and markup, and how many no passage has. */
export function measurePassages(text: string): { all: number; lost: number } {
  const passages = cutPassages([{ number: 1, url: 'https://page.example/', title: '', text }]);
  const kept = solid(passages.map((passage) => `${passage.heading ?? ''}\n${passage.text}`).join('\n'));
  let all = 0;
  let lost = 0;
  for (const row of text.split('\n')) {
    const line = solid(row.replace(/^(?:- |#{2,3} )/, ''));
    all += line.length;
    for (let at = 0; at < line.length; ) {
      const run = longestRun(line, at, kept);
      const isFound = run >= Math.min(SHORTEST_RUN, line.length - at);
      if (!isFound) lost += 1;
      at += isFound ? run : 1;
    }
  }
  return { all, lost };
}

/** HTML files with their readable text or its problem. */
async function readPages(directory: string) {
  const names = (await readdir(directory)).filter((name) => /\.x?html?$/i.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const body = await readFile(path.join(directory, name));
      try {
        const page = readablePage({ url: `https://page.example/${name}`, contentType: 'text/html', body });
        return { name, text: page.text };
      } catch (error) {
        return { name, problem: (error as Error).message };
      }
    }),
  );
}

/** Prints how many characters of the pages no passage has; returns whether there are none. */
export async function printLostText(directory: string): Promise<boolean> {
  const pages = await readPages(directory);
  if (pages.length === 0) throw new Error(`No HTML files in ${directory}.`);
  const total = { all: 0, lost: 0 };
  for (const { name, text = '', problem } of pages) {
    const { all, lost } = measurePassages(text);
    total.all += all;
    total.lost += lost;
    console.log(`${name}: ${problem ?? `${lost} of ${all} characters in no passage`}`);
  }
  console.log(`in all: ${total.lost} of ${total.all} characters in no passage`);
  return total.lost === 0;
}
