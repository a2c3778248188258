import path from 'node:path';
import { MAX_SOURCE_URLS } from '@/lib/constants/limits.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import { lookupFor } from '@/lib/http/resolve.ts';
import { SafeFetchError, type SafeFetchResponse, safeFetch } from '@/lib/http/safe-fetch.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { noteAt } from '@/lib/research/library/notes.ts';
import { detectLanguage } from '@/lib/text/language-check.ts';
import { ParseLimitError, ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import { type readablePage, UnreadablePageError } from './pages/readable-text.ts';
import type sourcePage from './pages/source-page-thread.ts';
import type { PageProgress, SourceDocument } from './types.ts';

const parse = parserInThread<typeof sourcePage>(path.resolve('lib/research/pages/source-page-thread.ts'));

/** The readable text of a fetched page, from a thread. @throws UnreadablePageError, ParseLimitError. */
export async function parseSourcePage(
  { url, contentType, body, subject }: Parameters<typeof readablePage>[0],
  parsing: ParseRequest,
): Promise<ReturnType<typeof readablePage>> {
  const parsed = await parse({ url, contentType, body, subject }, parsing, url);
  if (parsed.page) return parsed.page;
  throw new UnreadablePageError(parsed.refusal);
}

type ReadSourcesOptions = {
  signal: AbortSignal;
  /** Chooses the parts of a page too long to read whole. */
  subject?: string;
  /** Who asks: host names are looked up and pages are parsed a few at a time for each. */
  requester: string;
  fetchPage?: typeof safeFetch;
  allowHosts?: readonly string[];
  /** Is given each page as soon as it is read or left out, under its final address. */
  onPage?: (progress: PageProgress) => void;
};

type Page = Omit<SourceDocument, 'number'>;
type Outcome = { page: Page } | { unreadable: SourceNote };

const ACCEPT = 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.8,*/*;q=0.1';

function describeReadError(error: unknown): string {
  if (error instanceof ParseLimitError) return note('writing.sources.unreadableBecause', { problem: error.reason });
  const known = error instanceof SafeFetchError || error instanceof UnreadablePageError;
  return known ? error.reason : note('writing.sources.unreadable');
}

/** A fetched page's text and language, declared or detected. @throws UnreadablePageError, ParseLimitError. */
export async function parsePage(answer: SafeFetchResponse, parsing: ParseRequest, subject: string | undefined) {
  const page = await parseSourcePage({ ...answer, subject }, parsing);
  const language = page.language ?? (await detectLanguage(page.text));
  return { url: answer.url, ...page, ...(language && { language }) };
}

type PageOptions = Required<Pick<ReadSourcesOptions, 'fetchPage' | 'allowHosts'>> &
  Pick<ReadSourcesOptions, 'subject'> & { parsing: ParseRequest };

async function readPage(url: string, { parsing, allowHosts, fetchPage, subject }: PageOptions): Promise<Outcome> {
  const { requester, signal } = parsing;
  try {
    const ofLibrary = await noteAt(url);
    if (ofLibrary) return { page: ofLibrary };
    const lookup = lookupFor(requester);
    const answer = await fetchPage(url, { signal, allowHosts, accept: ACCEPT, lookup, takesStart: true });
    if (answer.status >= 400) {
      return { unreadable: { url, reason: note('writing.sources.status', { status: answer.status }) } };
    }
    return { page: await parsePage(answer, parsing, subject) };
  } catch (error) {
    signal.throwIfAborted();
    return { unreadable: { url, reason: describeReadError(error) } };
  }
}

const EXCERPT_NOTES = { subject: 'writing.sources.partsOnTopic', start: 'writing.sources.beginning' } as const;

/** A page that was read, with a note if not all of it was. */
export function readProgress({ url, title, excerpt }: Pick<Page, 'url' | 'title' | 'excerpt'>): PageProgress {
  return { url, title, status: 'read', ...(excerpt && { reason: note(EXCERPT_NOTES[excerpt]) }) };
}

export function outcomeProgress(outcome: Outcome): PageProgress {
  if ('unreadable' in outcome) {
    return { title: outcome.unreadable.url, status: 'left-out', ...outcome.unreadable };
  }
  return readProgress(outcome.page);
}

function numbered(outcomes: readonly Outcome[]): SourceDocument[] {
  const read = outcomes.flatMap((outcome) => ('page' in outcome ? [outcome.page] : []));
  const distinct = new Map(read.map((page) => [page.url, page]));
  return [...distinct.values()].map((page, index) => ({ number: index + 1, ...page }));
}

/** Reads pages at once, each in its place, like those that have a text. @throws the signal's reason; ParseRefusal for a second slow page */
export async function readPages(
  given: readonly (string | Page)[],
  { signal, requester, subject, fetchPage = safeFetch, allowHosts = [], onPage }: ReadSourcesOptions,
): Promise<Outcome[]> {
  const options = { parsing: new ParseRequest(requester, signal), fetchPage, allowHosts, subject };
  const read = given.map(async (each) => {
    const outcome = typeof each === 'string' ? await readPage(each, options) : { page: each };
    onPage?.(outcomeProgress(outcome));
    return outcome;
  });
  const outcomes = await Promise.all(read);
  options.parsing.signal.throwIfAborted();
  return outcomes;
}

/** Reads the first ten source pages. @throws as readPages */
export async function readSources(urls: readonly string[], options: ReadSourcesOptions) {
  const distinct = [...new Set(urls)];
  const outcomes = await readPages(distinct.slice(0, MAX_SOURCE_URLS), options);
  const surplus = distinct
    .slice(MAX_SOURCE_URLS)
    .map((url) => ({ url, reason: note('writing.sources.surplus', { count: MAX_SOURCE_URLS }) }));
  const unreadable = outcomes.flatMap((o) => ('unreadable' in o ? [o.unreadable] : []));
  return { documents: numbered(outcomes), unreadable: [...unreadable, ...surplus] };
}
