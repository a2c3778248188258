import { describe, expect, test } from 'vitest';
import type { SourceDocument } from '@/lib/research/types.ts';
import { countArticleWords, countWords } from '@/lib/text/words.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import { fiveGramJaccard } from '@/lib/writing/repetition.ts';
import type { Article } from '@/lib/writing/types.ts';
import { aRequest, KINDS, readBreadPages } from './bread-site.ts';

const writer = createDigestWriter();
const passageTexts = ({ intro, sections, conclusion }: Article) => [
  intro,
  ...sections.map(({ content }) => content),
  conclusion,
];
const articleLines = (article: Article) =>
  passageTexts(article)
    .flatMap((text) => text.split('\n'))
    .filter(Boolean)
    .map((line) => line.replace(/ \[\d+\]$/, '').replace(/^- /, ''));

/** Words of sentences and cells that none of the pages has. */
function ownWords(article: Article, pages: readonly SourceDocument[]): number {
  const all = pages.map(({ text }) => text).join('\n');
  const pieces = articleLines(article)
    .map((line) => line.replace(/^“|”$/g, ''))
    .flatMap((line) => (all.includes(line) ? [] : line.split(/ – |: |; /)));
  const own = pieces.filter((piece) => !all.includes(piece));
  return countWords(own.join(' '), 'english');
}

/** The quotations of an article by the number of their page. */
function quotations(article: Article): Map<number, string[]> {
  const quoted = new Map<number, string[]>();
  for (const text of passageTexts(article)) {
    for (const [, words = '', number] of text.matchAll(/“([^”]+)”(?: \[(\d+)\])?/g)) {
      const next = number ?? /\[(\d+)\]/.exec(text.slice(text.indexOf(words)))?.[1];
      const source = article.evidence.find((each) => each.number === Number(next))?.source ?? 0;
      quoted.set(source, [...(quoted.get(source) ?? []), words]);
    }
  }
  return quoted;
}

const RANGES = { small: [300, 500], medium: [800, 1200], large: [1500, 2000] } as const;

const CASES = [
  ...KINDS.map((kind) => ({ name: `a ${kind}`, kinds: [kind], licensed: [kind], length: 'small' as const })),
  { name: 'five pages, all under an open license', kinds: KINDS, licensed: KINDS, length: 'medium' as const },
  { name: 'five pages, all under an open license', kinds: KINDS, licensed: KINDS, length: 'large' as const },
  {
    name: 'five pages, one under an open license',
    kinds: KINDS,
    licensed: ['guide' as const],
    length: 'medium' as const,
  },
  { name: 'five pages without a license', kinds: KINDS, licensed: [], length: 'small' as const },
];

describe.each(CASES)('a $length digest of $name', async ({ kinds, licensed, length }) => {
  const pages = readBreadPages(kinds, licensed);
  const article = await writer.write(aRequest(pages, { length }));
  const lines = articleLines(article);

  test('is in range', () => {
    const words = countArticleWords(article, 'english');
    expect(words).toBeGreaterThanOrEqual(RANGES[length][0]);
    expect(words).toBeLessThanOrEqual(RANGES[length][1]);
  });

  test('cites words of its pages only', () => {
    expect(article.evidence.length).toBeGreaterThan(4);
    for (const { source, quote } of article.evidence) {
      expect(pages.find(({ number }) => number === source)?.text).toContain(quote);
    }
  });

  test('cites every block, a list or table at its end', () => {
    for (const text of passageTexts(article).filter(Boolean)) {
      expect(text).toMatch(/ \[\d+\](?: \|)?$/);
      const blocks = text.split('\n\n');
      const bare = blocks.filter(
        (block, at) => !/ \[\d+\](?: \|)?$/.test(block) && !/^[-|] /.test(blocks[at + 1] ?? ''),
      );
      expect(bare).toEqual([]);
    }
  });

  test('has at most 15 % words of its own', () => {
    expect(ownWords(article, pages)).toBeLessThanOrEqual(countArticleWords(article, 'english') * 0.15);
  });

  test('begins no section or quotation with a back reference', () => {
    const dangling = /^“?(?:This|That|These|Those|It|They|However|But|Only|Also|Therefore|He|She)\b/;
    const openings = passageTexts(article).map((text) => text.replace(/^- /, ''));
    expect(openings.filter((text) => dangling.test(text))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('“') && dangling.test(line))).toEqual([]);
  });

  test('does not repeat itself', () => {
    const texts = passageTexts(article);
    const pairs = texts.flatMap((a, at) => texts.slice(at + 1).map((b) => fiveGramJaccard(a, b, 'english')));
    expect(Math.max(...pairs)).toBeLessThanOrEqual(0.08);
  });

  test('quotes at most 300 words and a fifth of a page without an open license', () => {
    const unlicensed = pages.filter(({ license }) => !license);
    const quoted = quotations(article);
    for (const { number, text } of unlicensed) {
      const words = countWords((quoted.get(number) ?? []).join(' '), 'english');
      expect(words).toBeLessThanOrEqual(Math.min(300, countWords(text, 'english') / 5));
      expect((quoted.get(number) ?? []).filter((quote) => !quote.includes(': ') && !text.includes(quote))).toEqual([]);
    }
    const sources = new Set(unlicensed.map(({ number }) => number));
    const running = article.evidence.filter(({ number, source }) => {
      const block = passageTexts(article)
        .flatMap((text) => text.split('\n\n'))
        .find((each) => each.endsWith(`[${number}]`));
      return sources.has(source) && !/^(?:- )?“/.test(block ?? '');
    });
    expect(running).toEqual([]);
  });

  test('has different headings', () => {
    const headings = article.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((heading) => /^(?:introduction|conclusion|summary|in short)?$/i.test(heading))).toEqual([]);
  });
});

test('a sentence comes with the one that limits it', async () => {
  const pages = readBreadPages(KINDS, KINDS);
  const article = await writer.write(aRequest(pages, { length: 'large' }));
  const text = passageTexts(article).join('\n');
  const limits = [
    ['A dough that has risen too long tears', 'But one that has risen too little bakes'],
    ['On the second day nothing seems to happen.', 'However, the bacteria are at work'],
    ['Four rounds at intervals of 30 minutes', 'Only very strong flour with more than 13 per cent'],
  ];
  for (const [claim = '', limit = ''] of limits) expect(text.includes(limit)).toBe(text.includes(claim));
});

test('a table stays a table', async () => {
  const pages = readBreadPages(['comparison'], ['comparison']);
  const outline = {
    title: 'Which tool',
    sections: [
      { heading: 'The results at a glance', covers: '' },
      { heading: 'The iron pot', covers: '' },
    ],
  };
  const small = await writer.write(aRequest(pages, { length: 'small', outline }));
  expect(small.sections[0]?.content).toContain(
    '| Method | Height of the loaf | Time to preheat | Time to bake | Price of the tool |\n| Iron pot with lid | 9.8 cm | 45 minutes | 43 minutes | 40 to 180 euros |\n',
  );
});
