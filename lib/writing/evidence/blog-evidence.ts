import type { BlogSource } from '@/lib/blogs/schema.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Evidence } from '../types.ts';
import { renumber } from './renumber.ts';

/** The pages behind a blog's citations: stored ones, and for others the cited passages alone. */
export function pagesOf(stored: readonly SourceDocument[], cited: readonly BlogSource[]): SourceDocument[] {
  const known = new Set(stored.map(({ url }) => url));
  const missing = Map.groupBy(
    cited.filter(({ url }) => !known.has(url)),
    ({ url }) => url,
  );
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

/** A blog's citations as evidence. */
export function evidenceOf(cited: readonly BlogSource[], pages: readonly SourceDocument[]): Evidence[] {
  return cited.flatMap(({ number, url, quote = '' }) => {
    const page = pages.find((each) => each.url === url);
    return page ? [{ number, source: page.number, quote }] : [];
  });
}

/** Evidence as a blog's citations. */
export function sourcesOf(evidence: readonly Evidence[], pages: readonly SourceDocument[]): BlogSource[] {
  return evidence.flatMap(({ number, source, quote }) => {
    const page = pages.find((each) => each.number === source);
    if (!page) return [];
    const { url, title, license } = page;
    return [{ number, url, title, ...(quote && { quote }), ...(license && { license }) }];
  });
}

/** Replaces the text at one place of an article by one with its own citations; all are renumbered in reading order. */
export function withText(
  article: { texts: readonly string[]; sources: readonly BlogSource[] },
  at: number,
  next: { text: string; sources: readonly BlogSource[] },
): { texts: string[]; sources: BlogSource[] } {
  const texts = article.texts.map((text, place) =>
    place === at ? { text: next.text, cited: next.sources } : { text, cited: article.sources },
  );
  const { texts: numbered, cited } = renumber(texts, ({ url, quote = '' }) => `${url} ${quote}`);
  return { texts: numbered, sources: cited };
}
