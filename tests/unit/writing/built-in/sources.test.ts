import { describe, expect, test } from 'vitest';
import { LENGTHS } from '@/lib/constants/options';
import { PACK_LANGUAGES } from '@/lib/writing/built-in/packs';
import { createBuiltInWriter } from '@/lib/writing/built-in/writer';
import type { Article, SourceDocument, WritingRequest } from '@/lib/writing/types';
import { countArticleWords } from '@/lib/writing/words';
import { bodyOf, highestOverlap, linesOf, repeated, SENTENCE_END } from './article-checks.ts';
import { LIGHTHOUSE_PAGES, TEN_PAGES } from './source-pages.ts';

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;

function write(overrides: Partial<WritingRequest>): Promise<Article> {
  return createBuiltInWriter().write({
    topic: 'The history of lighthouses',
    length: 'medium',
    language: 'english',
    sources: LIGHTHOUSE_PAGES,
    seed: 'seed',
    signal: new AbortController().signal,
    ...overrides,
  });
}

/** The quoted sentences of a text with the source numbers that follow them. */
function quotationsIn(article: Article): { quote: string; number: number }[] {
  const found = bodyOf(article).matchAll(/“([^”]+)”\s\[(\d+)\]/gu);
  return [...found].map(([, quote = '', number]) => ({ quote, number: Number(number) }));
}

/** Numbers of the pages an article's evidence stands on, each once. */
function pagesOf({ evidence }: Article): number[] {
  return [...new Set(evidence.map(({ source }) => source))].sort((a, b) => a - b);
}

const textOf = (sources: readonly SourceDocument[], number: number) =>
  sources.find((source) => source.number === number)?.text ?? '';

describe('an article with sources', () => {
  test('quotes whole sentences, word for word, from the page of its evidence', async () => {
    const { evidence } = await write({});
    expect(evidence.length).toBeGreaterThanOrEqual(5);
    const altered = evidence.filter(
      ({ quote, source }) => !textOf(LIGHTHOUSE_PAGES, source).includes(quote),
    );
    expect(altered).toEqual([]);
    expect(evidence.filter(({ quote }) => !/^\p{Lu}.*[.!?]$/u.test(quote))).toEqual([]);
  });

  test('has one evidence for each mark: the sentence that is quoted before it', async () => {
    const article = await write({});
    const ledger = article.evidence.map(({ number, quote }) => ({ number, quote }));
    expect(quotationsIn(article)).toEqual(ledger);
    expect(ledger.map(({ number }) => number)).toEqual(ledger.map((_, at) => at + 1));
  });

  test('cites every page that has a usable sentence, and no other', async () => {
    expect(pagesOf(await write({}))).toEqual([1, 2, 3]);
  });

  test('leaves out notices, advertisements, marked passages and broken sentences', async () => {
    const quotes = quotationsIn(await write({ length: 'large' }))
      .map(({ quote }) => quote)
      .join('\n');
    expect(quotes).not.toMatch(/cookie|subscribe|newsletter|Abonnez|Smith|\[12\]|great lens/iu);
  });

  test('prefers sentences that speak of the topic', async () => {
    const article = await write({ length: 'small', sources: LIGHTHOUSE_PAGES.slice(1, 2) });
    expect(bodyOf(article)).toContain(
      'The history of the lighthouse on this coast begins with a wooden tower',
    );
  });

  test('names pages by their title, without brackets or bars', async () => {
    const text = bodyOf(await write({}));
    expect(text).toContain('“Lighthouse – Example Encyclopedia”');
    expect(text).toContain('“Keepers of the Old Coast”');
  });

  test('names a page without a title by its host', async () => {
    const [first] = LIGHTHOUSE_PAGES;
    const article = await write({ sources: [{ ...(first as SourceDocument), title: '  ' }] });
    expect(bodyOf(article)).toContain('“page-1.example”');
  });

  test('is written without quotations when no page has a usable sentence', async () => {
    const article = await write({ sources: LIGHTHOUSE_PAGES.slice(3) });
    expect(bodyOf(article)).not.toMatch(/\[\d+\]/u);
    expect(article.evidence).toEqual([]);
    expect(countArticleWords(article, 'english')).toBeGreaterThanOrEqual(800);
  });

  test.each(LENGTHS)('gives each of ten pages a citation, %s', async (length) => {
    const article = await write({ length, sources: TEN_PAGES });
    expect(pagesOf(article)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('keeps the count of a list beside its quotations', async () => {
    const article = await write({ topic: '7 ways to visit lighthouses' });
    const numbered = article.sections.filter(({ heading }) => /^\d+\. /u.test(heading)).length;
    const listed = bodyOf(article).match(/^\d+\. /gmu)?.length ?? 0;
    expect(Math.max(numbered, listed)).toBe(7);
  });

  test('varies its quotations within a batch', async () => {
    const articles = await Promise.all([0, 1, 2, 3].map((at) => write({ seed: `batch#${at}` })));
    const sets = articles.map((article) =>
      quotationsIn(article)
        .map(({ quote }) => quote)
        .sort()
        .join('|'),
    );
    expect(new Set(sets).size).toBeGreaterThan(1);
  });
});

const cases = PACK_LANGUAGES.flatMap((language) =>
  LENGTHS.flatMap((length) => [
    [language, length, 'four pages', LIGHTHOUSE_PAGES] as const,
    [language, length, 'ten pages', TEN_PAGES] as const,
  ]),
);

describe.each(cases)('%s, %s, with %s', (language, length, _, sources) => {
  test.each([
    'The history of lighthouses',
    '10 ways to visit lighthouses',
    'Lighthouses vs lightships',
  ])('stays in range, repeats nothing and ends its lines: %s', async (topic) => {
    const [min, max] = RANGES[length];
    const article = await write({ topic, language, length, sources });
    const words = countArticleWords(article, language);
    expect(words).toBeGreaterThanOrEqual(min);
    expect(words).toBeLessThanOrEqual(max);
    const lines = linesOf(bodyOf(article));
    expect(repeated(lines)).toEqual([]);
    expect(lines.filter((line) => !SENTENCE_END.test(line))).toEqual([]);
    const contents = article.sections.map(({ content }) => content);
    expect(highestOverlap(contents, language)).toBeLessThanOrEqual(0.08);
    expect(bodyOf(article)).not.toMatch(/[{}|]|\[\D|undefined/u);
  });
});
