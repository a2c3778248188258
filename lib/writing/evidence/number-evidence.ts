import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import type { Passage } from '../../research/passages.ts';
import type { Article, ArticleText, Evidence } from '../types.ts';
import { citedNumbers, withoutCitations } from './citations.ts';
import { type Figure, figuresIn, isAmong } from './figures.ts';
import { renumber } from './renumber.ts';

/** Longest quotation in characters; a single sentence is never cut. */
const LONGEST_QUOTE = 300;

/** Every span of neighbouring sentences of a passage that is short enough to quote, longest first. */
function quotable(text: string): string[] {
  const sentences = sentencesOf(text, 'english');
  const spans = sentences.flatMap((_, start) =>
    sentences.slice(start).map((__, length) => ({
      start,
      length: length + 1,
      text: sentences
        .slice(start, start + length + 1)
        .join('')
        .trim(),
    })),
  );
  return spans
    .filter(({ length, text: span }) => length === 1 || span.length <= LONGEST_QUOTE)
    .sort((a, b) => b.length - a.length || a.start - b.start)
    .map((span) => span.text);
}

/**
 * What to quote of a passage: its first sentences, at most 300 characters, or those that contain the
 * figures the text cites it for. Word for word; never cut inside a sentence.
 */
export function quoteOf(text: string, cited: readonly Figure[]): string {
  const spans = quotable(text);
  const found = spans.map((span) => {
    const figures = figuresIn(span);
    return cited.filter((figure) => isAmong(figure, figures)).length;
  });
  const most = Math.max(0, ...found);
  const isFirst = (span: string) => text.startsWith(span);
  const candidates = spans.filter((_, index) => found[index] === most);
  return candidates.find(isFirst) ?? candidates[0] ?? text;
}

/** The figures of the sentences that cite each number. */
function citedFigures(texts: readonly string[]): Map<number, Figure[]> {
  const figures = new Map<number, Figure[]>();
  const citing = texts.flatMap((text) => text.split('\n')).filter((line) => /\[\d/.test(line));
  for (const sentence of citing.flatMap((line) => sentencesOf(line, 'english'))) {
    for (const number of citedNumbers(sentence)) {
      const known = figures.get(number) ?? [];
      figures.set(number, [...known, ...figuresIn(withoutCitations(sentence))]);
    }
  }
  return figures;
}

/**
 * Finishes an article whose marks name passages: numbers them from 1 in the order in which they
 * appear, and gives for each number the page and the words it rests on.
 * @param article its marks `[id]` are `Passage.id`
 */
export function numberEvidence(article: ArticleText, passages: readonly Passage[]): Article {
  const citations = passages.map(({ id, source, text }) => ({ number: id, source, text }));
  const { texts, cited } = renumber(
    articleTexts(article).map((text) => ({ text, cited: citations })),
    ({ source, text }) => `${source} ${text}`,
  );
  const figures = citedFigures(texts);
  const evidence = cited.map(({ number, source, text }): Evidence => {
    return { number, source, quote: quoteOf(text, figures.get(number) ?? []) };
  });
  return { ...withTexts(article, texts), evidence };
}
