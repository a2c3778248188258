import type { BlogSource } from '@/lib/blogs/schema.ts';
import type { ArticleLabels } from './labels.ts';

/** What is said of a page under an open licence: words, and behind them the name of the licence, a link to its terms. */
export type LicenseLine = { text: string; name: string; url: string };

/** One line for each page under an open licence that an article cites. */
export function licenseLines(
  sources: readonly BlogSource[],
  { licensedText }: Pick<ArticleLabels, 'licensedText'>,
): LicenseLine[] {
  const pages = new Map(sources.map((source) => [source.url, source]));
  return [...pages.values()].flatMap(({ title, url, license }) =>
    license ? [{ text: licensedText.replace('{title}', () => title || url), ...license }] : [],
  );
}
