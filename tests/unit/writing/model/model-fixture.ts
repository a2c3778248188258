import type { Article, WritingRequest } from '@/lib/writing/types.ts';

/** A realistic key that a test can search for. */
export const API_KEY = 'sk-proj-Zx81kQnotarealkey0042';

/** A request for a small English article without sources. */
export function requestFor(changes: Partial<WritingRequest> = {}): WritingRequest {
  return {
    topic: 'Keeping bees on a city roof',
    length: 'small',
    language: 'english',
    sources: [],
    signal: new AbortController().signal,
    ...changes,
  };
}

/** Two source pages. */
export const SOURCES = [
  { number: 1, url: 'https://one.example/bees', title: 'Bees', text: 'Bees need water and shade.' },
  { number: 2, url: 'https://two.example/roofs', title: 'Roofs', text: 'Roofs carry some weight.' },
];

/** All texts of an article in reading order, without title and headings. */
export function passageTexts({ intro, sections, conclusion }: Article): string[] {
  return [intro, ...sections.map(({ content }) => content), conclusion];
}
