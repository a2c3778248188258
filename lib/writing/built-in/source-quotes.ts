import type { Language } from '@/lib/constants/options';
import type { SourceDocument } from '../types.ts';
import { countWords } from '../words.ts';
import type { Chooser } from './seeded-choice.ts';
import { type Candidate, quotableSentences } from './source-sentences.ts';
import { shortened } from './topic-text.ts';

/** Sentences taken from one page: at least one. Each has an id of its own among those of all pages. */
export type SourceQuotes = {
  number: number;
  title: string;
  quotes: { id: number; text: string; words: number }[];
};

/** Words a page's first quotation takes about, introduction included, where many pages share little room. */
const SHORT_QUOTE_WORDS = 30;

/** Most sentences quoted from one page, and the words an introduction to a quotation takes about. */
const MOST_PER_PAGE = 3;
const INTRODUCTION_WORDS = 9;
const TITLE_LIMIT = 70;

/** How many of a page's best sentences the later articles of a batch choose from. */
const BEST = 9;

/** A page's title fit for running text: no brackets or quotation marks, not too long; the host's name where there is none. */
function titleOf(source: SourceDocument): string {
  const clean = source.title
    .replace(/\s*\|\s*/gu, ' – ')
    .replace(/[\p{Cc}[\]{}<>|"“”«»„「」『』*_`]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (clean) return shortened(clean, TITLE_LIMIT, new Set());
  return URL.canParse(source.url) ? new URL(source.url).hostname : source.url;
}

/** A page's sentences, best first; for a later article of a batch, the best ones in an order of its own. */
function ranked(source: SourceDocument, words: readonly string[], choose: Chooser): Candidate[] {
  const candidates = quotableSentences(source.text, words);
  if (!choose.isLater) return candidates;
  const best = choose.dealt(`quotes.${source.number}`, candidates.slice(0, BEST), 2);
  return [...best, ...candidates.slice(BEST)];
}

/**
 * Chooses sentences to quote within a budget of words: first one from every page that has a usable sentence (short
 * ones when room is scarce), then further ones from the best pages. Pages that do not fit any more are left out, the least relevant first.
 *
 * @param words search words of the topic
 * @param budget words for quotations and their introductions: usually, and at most when every page is to have a word
 */
export function chooseQuotes(
  sources: readonly SourceDocument[],
  words: readonly string[],
  language: Language,
  budget: { usual: number; most: number },
  choose: Chooser,
): SourceQuotes[] {
  const taken = new Set<string>();
  const pages = sources.flatMap((source) => {
    const candidates = ranked(source, words, choose);
    return candidates.length > 0 ? [{ source, candidates, quotes: [] as Candidate[] }] : [];
  });
  const sizes = new Map<string, number>();
  const sizeOf = ({ text }: Candidate) => {
    const known = sizes.get(text);
    if (known !== undefined) return known;
    const counted = countWords(text, language);
    sizes.set(text, counted);
    return counted;
  };

  const forAll = pages.length * SHORT_QUOTE_WORDS;
  const room = Math.min(budget.most, Math.max(budget.usual, forAll));
  const share = Math.max(12, room / Math.max(1, pages.length) - INTRODUCTION_WORDS);
  let left = room;
  const take = (page: (typeof pages)[number], candidate: Candidate) => {
    taken.add(candidate.text);
    page.quotes.push(candidate);
    left -= sizeOf(candidate) + INTRODUCTION_WORDS;
  };
  const byRelevance = [...pages].sort(
    (a, b) => (b.candidates[0]?.score ?? 0) - (a.candidates[0]?.score ?? 0),
  );
  for (const page of byRelevance) {
    const free = page.candidates.filter((candidate) => !taken.has(candidate.text)).slice(0, 60);
    const fitting = free.find((candidate) => sizeOf(candidate) <= share);
    const shortest = [...free].sort((a, b) => sizeOf(a) - sizeOf(b))[0];
    const pick = fitting ?? shortest;
    if (pick && sizeOf(pick) + INTRODUCTION_WORDS <= left) take(page, pick);
  }
  for (let round = 1; round < MOST_PER_PAGE; round += 1) {
    for (const page of byRelevance.filter(({ quotes }) => quotes.length === round)) {
      const next = page.candidates.slice(0, 30).find((candidate) => {
        return !taken.has(candidate.text) && sizeOf(candidate) + INTRODUCTION_WORDS <= left;
      });
      if (next) take(page, next);
    }
  }
  let id = 0;
  return pages
    .filter(({ quotes }) => quotes.length > 0)
    .map(({ source, quotes }) => ({
      number: source.number,
      title: titleOf(source),
      quotes: quotes
        .sort((a, b) => a.at - b.at)
        .map((quote) => {
          id += 1;
          return { id, text: quote.text, words: sizeOf(quote) };
        }),
    }));
}
