import type { Language } from '@/lib/constants/options';
import { fiveGramsOf, jaccard } from '@/lib/writing/repetition';
import type { Article } from '@/lib/writing/types';

/** Everything a reader sees below the title, headings excluded. */
export function bodyOf(article: Article): string {
  return [
    article.intro,
    ...article.sections.map(({ content }) => content),
    article.conclusion,
  ].join('\n\n');
}

/** All headings, the title first. */
export function headingsOf(article: Article): string[] {
  return [article.title, ...article.sections.map(({ heading }) => heading)];
}

/** Lines of a text without list markers. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^(?:- |\d+\. )/u, '').trim())
    .filter(Boolean);
}

/** Sentences of a text, each once per occurrence; list entries are sentences of their own. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language === 'chinese' ? 'zh' : 'en', {
    granularity: 'sentence',
  });
  return linesOf(text).flatMap((line) =>
    [...segmenter.segment(line)].map(({ segment }) => segment.trim()).filter(Boolean),
  );
}

/** Members that occur more than once. */
export function repeated(items: readonly string[]): string[] {
  return items.filter((item, at) => items.indexOf(item) !== at);
}

/** The highest 5-gram Jaccard index between any two of the texts. */
export function highestOverlap(texts: readonly string[], language: Language): number {
  const grams = texts.map((text) => fiveGramsOf(text, language));
  const pairs = grams.flatMap((a, at) => grams.slice(at + 1).map((b) => jaccard(a, b)));
  return Math.max(0, ...pairs);
}

/** A line that ends as a sentence does, or as one does that introduces a list. */
export const SENTENCE_END = /[.!?…。！？:：]\s?["”“»」』)）]?(?:\s?\[\d+\])?$/u;
