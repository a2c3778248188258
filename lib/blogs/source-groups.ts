import type { BlogSource } from './schema.ts';

/** Sources that are listed together, in order: passages below the page they are of, or pages without passages. */
export type SourceGroup = { page?: Pick<BlogSource, 'url' | 'title' | 'license'>; sources: BlogSource[] };

/** An article's sources with each quoted page named once; what quotes nothing comes last. */
export function sourceGroups(sources: readonly BlogSource[]): SourceGroup[] {
  const pages = [...Map.groupBy(sources, ({ url, title }) => url || title).values()];
  const isQuoted = (page: readonly BlogSource[]) => page.some(({ quote }) => quote);
  const unquoted = pages.filter((page) => !isQuoted(page)).flat();
  return [
    ...pages.filter(isQuoted).map((page) => ({ page: page[0], sources: page })),
    ...(unquoted.length > 0 ? [{ sources: unquoted }] : []),
  ];
}
