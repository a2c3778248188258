import type { Language } from '@/lib/constants/options.ts';
import type { ParseRequest } from '@/lib/untrusted/parse.ts';
import type { ReadableText } from './pages/readable-text.ts';

/** A source page that was read: what it says, its number among the sources (from 1) and its address. */
export type SourceDocument = ReadableText & {
  number: number;
  url: string;
  /** Whether the user gave it: then it is used, whether or not it seems to fit the topic. */
  isGiven?: boolean;
  /** Of a note of the library, its headings, those that a short article must have first. */
  sections?: readonly string[];
};

export const isNote = ({ sections }: Pick<SourceDocument, 'sections'>): boolean => sections !== undefined;

export type SearchHit = { url: string; title: string; snippet: string };

/** What a page says, before it has a number among the sources of an article. */
export type FoundPage = Omit<SourceDocument, 'number' | 'isGiven'>;

export type ResearchProvider = {
  /** For the log and for the user, such as `Wikipedia`. */
  name: string;
  /** Pages about the query, best first, at most `limit`. @throws when the provider refuses or is late. */
  search: (query: string, options: { language: Language; limit: number; signal: AbortSignal }) => Promise<SearchHit[]>;
  /** Reads a page it found in its own way; without it, pages are fetched like any address. */
  read?: (hit: SearchHit, question: { topic: string; language: Language }, parsing: ParseRequest) => Promise<FoundPage>;
};

export const SEARCH_TIMEOUT_MS = 2500;

export type PageProgress = { url: string; title: string; status: 'reading' | 'read' | 'left-out'; reason?: string };
