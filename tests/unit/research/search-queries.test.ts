import { expect, test } from 'vitest';
import { queriesFor, rankHits } from '@/lib/research/find-pages.ts';
import type { ResearchProvider } from '@/lib/research/types.ts';

const section = (heading: string) => ({ heading, covers: '' });

test.each([
  ['one line', ' Keeping\n bees ', [], ['Keeping bees']],
  ['the first headings', 'Bees', ['Hives', 'Honey', 'Wax'], ['Bees', 'Bees Hives', 'Bees Honey']],
  ['each query once', 'Bees', ['Hives', 'Hives'], ['Bees', 'Bees Hives']],
  ['no more than an engine takes', 'b'.repeat(300), [], ['b'.repeat(200)]],
])('asks for %s', (_what, topic, headings, queries) => {
  const outline = { title: topic, sections: headings.map(section) };
  expect(queriesFor(topic, outline)).toEqual(queries);
});

const provider: ResearchProvider = { name: 'a provider', search: async () => [] };
const makeHits = (pages: readonly [url: string, title: string][]) =>
  pages.map(([url, title], place) => ({ hit: { url, title, snippet: '' }, provider, place }));
const ranked = (pages: readonly [url: string, title: string][]) =>
  rankHits(makeHits(pages), 'Keeping bees', 'english').map(({ hit }) => hit.url);

test('what speaks of the topic stands before what a provider puts first', () => {
  const pages: [string, string][] = [
    ['https://a.example/', 'Garden chairs'],
    ['https://b.example/', 'About bees and hives'],
    ['https://c.example/', 'Gardening'],
  ];
  expect(ranked(pages)[0]).toBe('https://b.example/');
});

test('each page stands once, whatever its scheme, www, slash or fragment', () => {
  const pages: [string, string][] = [
    ['https://www.a.example/bees/', 'Bees'],
    ['http://a.example/bees#top', 'Bees'],
    ['https://a.example/bees?page=2', 'Bees'],
  ];
  expect(ranked(pages)).toEqual(['https://www.a.example/bees/', 'https://a.example/bees?page=2']);
});

test('two pages of a site are read at most', () => {
  const pages: [string, string][] = ['1', '2', '3'].map((page) => [`https://a.example/${page}`, 'Bees']);
  expect(ranked(pages)).toEqual(['https://a.example/1', 'https://a.example/2']);
});

test('what is no address of the web is left out', () => {
  expect(
    ranked([
      ['ftp://a.example/', 'Bees'],
      ['nonsense', 'Bees'],
    ]),
  ).toEqual([]);
});
