import type { Language } from '@/lib/constants/options';

/** A source page that was read: its number among the sources (from 1), address, title and text. */
export type SourceDocument = {
  number: number;
  url: string;
  title: string;
  /**
   * Readable text: blocks separated by blank lines. A block is a paragraph; a heading `## …`, or `### …` for lower
   * ones; a list, every line `- …`; or a table, every line `| … | … |`, the first with the names of its columns.
   */
  text: string;
  /** Primary subtag of its language, such as `en`; absent where nothing tells it. */
  language?: string;
  /** The open licence its text stands under; absent where only quotations of it may be used. */
  license?: { name: string; url: string };
  /** Day of publication as an ISO date. */
  published?: string;
};

/** A page that a provider found. */
export type SearchHit = { url: string; title: string; snippet: string };

/** What a page says, before it has a number among the sources of an article. */
export type FoundPage = Omit<SourceDocument, 'number'>;

/** Something that finds pages about a query. */
export type ResearchProvider = {
  /** For the log and for the user, such as `Wikipedia`. */
  name: string;
  /**
   * Pages about the query, best first, at most `limit`.
   * @throws when the provider does not answer in time or refuses
   */
  search: (
    query: string,
    options: { language: Language; limit: number; signal: AbortSignal },
  ) => Promise<SearchHit[]>;
  /** Reads a page it found by a way of its own; without it, pages are fetched like any address. */
  read?: (hit: SearchHit, language: Language, signal: AbortSignal) => Promise<FoundPage>;
};

/** How long a provider may take for one search, in milliseconds: whoever waits is waiting for an article. */
export const SEARCH_TIMEOUT_MS = 2500;
