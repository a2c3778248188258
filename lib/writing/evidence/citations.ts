import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import type { Passage } from '@/lib/research/passages.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Article, ArticleText, Evidence } from '../types.ts';

const MARK = /\[(\d{1,3})\]/g;

const WIDEST_RANGE = 10;

/** A text after a change that may create what it removes; without `opening` where that goes on too long. */
export function untilStable(text: string, opening: string, change: (text: string) => string): string {
  let current = text;
  for (let round = 0; round < 20; round += 1) {
    const changed = change(current);
    if (changed === current) return current;
    current = changed;
  }
  return current.replaceAll(opening, '');
}

const CODE =
  /(^[^\S\n]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[^\S\n]*\2[^\n]*$|(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]+?(?<!`)\3(?!`))/gm;

export function outsideCode(text: string, change: (text: string) => string): string {
  if (!/[`~]/.test(text)) return change(text);
  let end = 0;
  let changed = '';
  for (const { 0: code, index } of text.matchAll(CODE)) {
    changed += change(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return changed + change(text.slice(end));
}

const marks = (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join('');

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to - from + 1, WIDEST_RANGE)) }, (_, i) => from + i);

/** Rewrites the ways models cite (【1】, [^1], [1, 2], [1-3]) as `[1][2][3]`. */
const normalizeCitations = (text: string): string =>
  text
    .replace(/[【［](\d{1,3})(?:[†:][^】］]{0,200})?[】］]/g, '[$1]')
    .replace(/\[\^(\d{1,3})\]/g, '[$1]')
    .replace(/\[(\d{1,3})\s?[-–]\s?(\d{1,3})\]/g, (whole, from: string, to: string) =>
      Number(from) > 0 ? marks(range(Number(from), Number(to))) : whole,
    )
    .replace(/\[(\d{1,3}(?:\s?[,;，、]\s?\d{1,3})+)\]/g, (whole, list: string) => {
      const numbers = list.split(/[,;，、]/).map(Number);
      // An interval, such as [0, 1].
      return numbers.includes(0) ? whole : marks(numbers);
    });

/** Removes marks other than those allowed, and pleas such as "[citation needed]"; marks stand before the full stop. */
export function keepCitations(text: string, allowed: ReadonlySet<number>): string {
  const kept = untilStable(normalizeCitations(text), '[', (current) =>
    current
      .replace(/ ?\[(?:citation needed|sources?|ref|reference)\]/gi, '')
      .replace(/ ?\[(\d{1,3})\]/g, (mark, number) => (allowed.has(Number(number)) ? mark : '')),
  );
  const spaced = kept.replace(/(?<=[\p{Ll}\p{Lu}])(?=\[\d{1,3}\])/gu, ' ');
  return spaced.replace(
    / ?([.!?…。！？]) ?((?:\[\d{1,3}\])+)(?!\s*\p{Ll})/gu,
    (_, stop: string, cited: string) => `${/[。！？]/.test(stop) ? '' : ' '}${cited}${stop}`,
  );
}

export function citedNumbers(text: string): Set<number> {
  const numbers = new Set<number>();
  outsideCode(text, (prose) => {
    for (const [, number] of prose.matchAll(MARK)) numbers.add(Number(number));
    return prose;
  });
  return numbers;
}

export const withoutCitations = (text: string): string => outsideCode(text, (prose) => prose.replace(MARK, ''));

/** A sentence without marks and the spaces before them. */
export const unmarked = (sentence: string): string =>
  outsideCode(sentence, (prose) => prose.replace(/[ \u00a0]?(?:\[\d{1,3}\])+/g, '')).trim();

/** A sentence with marks before its full stop, or at its end. */
export function withMarks(sentence: string, ids: readonly number[]): string {
  const [, text = '', stop = ''] = /^([\s\S]*?)([.!?…。！？]?)$/u.exec(sentence) ?? [];
  const space = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}」』）]$/u.test(text) ? '' : ' ';
  return `${text}${space}${marks(ids)}${stop}`;
}

type CitingText<Cited> = { text: string; cited: readonly Cited[] };

const ADJACENT = /(?:\[\d{1,3}\])+/g;

/** Renumbers the citations of texts in reading order from 1, equal keys together. Unknown numbers stay and are no citation's. */
export function renumber<Cited extends { number: number }>(
  texts: readonly CitingText<Cited>[],
  citedKey: (cited: Cited) => string,
): { texts: string[]; cited: Cited[] } {
  const numbered = new Map<string, Cited>();
  const isCited = (number: number, cited: readonly Cited[]) => cited.some((each) => each.number === number);
  const others = new Set(texts.flatMap(({ text, cited }) => [...citedNumbers(text)].filter((n) => !isCited(n, cited))));
  let last = 0;
  function nextNumber(): number {
    last += 1;
    return others.has(last) ? nextNumber() : last;
  }
  function numberMark(mark: string, cited: readonly Cited[]): string {
    const found = cited.find(({ number }) => mark === `[${number}]`);
    if (!found) return mark;
    const known = numbered.get(citedKey(found)) ?? { ...found, number: nextNumber() };
    numbered.set(citedKey(found), known);
    return `[${known.number}]`;
  }
  const renumbered = texts.map(({ text, cited }) =>
    outsideCode(text, (prose) =>
      prose.replace(ADJACENT, (adjacent) => {
        const marks = adjacent.match(/\[\d{1,3}\]/g) ?? [];
        return [...new Set(marks.map((mark) => numberMark(mark, cited)))].join('');
      }),
    ),
  );
  return { texts: renumbered, cited: [...numbered.values()] };
}

/** Numbers the citations of an article with ids of passages as marks, and gives the evidence of each. */
export function numberEvidence(article: ArticleText, passages: readonly Passage[]): Article {
  const cited = passages.map(({ id, source, text }): Evidence => ({ number: id, source, quote: text }));
  const texts = articleTexts(article).map((text) => ({ text, cited }));
  const numbered = renumber(texts, ({ source, quote }) => `${source} ${quote}`);
  return { ...withTexts(article, numbered.texts), evidence: numbered.cited };
}

/** The pages behind a blog's citations: stored ones, and for others the cited passages alone. */
export function citedPages(stored: readonly SourceDocument[], cited: readonly BlogSource[]): SourceDocument[] {
  const missing = Map.groupBy(cited, ({ url }) => url);
  for (const { url } of stored) missing.delete(url);
  const last = Math.max(0, ...stored.map(({ number }) => number));
  const rest = [...missing].map(([url, passages], at) => ({
    number: last + at + 1,
    url,
    title: passages[0]?.title ?? '',
    ...(passages[0]?.license && { license: passages[0].license }),
    text: passages.flatMap(({ quote }) => quote ?? []).join('\n\n'),
  }));
  return [...stored, ...rest];
}

export const storedEvidence = (cited: readonly BlogSource[], pages: readonly SourceDocument[]): Evidence[] =>
  cited.flatMap(({ number, url, quote = '' }) => {
    const page = pages.find((each) => each.url === url);
    return page ? [{ number, source: page.number, quote }] : [];
  });

export const citedSources = (evidence: readonly Evidence[], pages: readonly SourceDocument[]): BlogSource[] =>
  evidence.flatMap(({ number, source, quote }) => {
    const page = pages.find((each) => each.number === source);
    if (!page) return [];
    const { url, title, license } = page;
    return [{ number, url, title, ...(quote && { quote }), ...(license && { license }) }];
  });

/** A blog's text with the texts of its article replaced; their citations are renumbered in reading order. */
export function withCited<Content extends Parameters<typeof withTexts>[0]>(
  content: Content,
  texts: readonly CitingText<BlogSource>[],
): Content & { sources: BlogSource[] } {
  const numbered = renumber(texts, ({ url, quote = '' }) => `${url} ${quote}`);
  return { ...withTexts(content, numbered.texts), sources: numbered.cited };
}
