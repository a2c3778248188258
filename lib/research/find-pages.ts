import pLimit from 'p-limit';
import type { Language } from '@/lib/constants/options.ts';
import { type Lookup, lookupFor } from '@/lib/http/resolve.ts';
import { SafeFetchError, type SafeFetchOptions, safeFetch } from '@/lib/http/safe-fetch.ts';
import { log } from '@/lib/log.ts';
import { isInLanguage } from '@/lib/text/language-check.ts';
import { ParseRequest } from '@/lib/untrusted/parse-request.ts';
import { ParseLimitError } from '@/lib/untrusted/threads.ts';
import type { PageProgress } from './page-progress.ts';
import { UnreadablePageError } from './pages/readable-text.ts';
import { type RankedHit, rankHits } from './rank-hits.ts';
import { documentRelevance } from './relevance.ts';
import { mayRead } from './robots.ts';
import { pageOf } from './sources.ts';
import type { FoundPage, ResearchProvider } from './types.ts';

/** Maximum number of pages used as sources, and of pages read. */
export const MOST_PAGES = 8;
const MOST_CANDIDATES = 12;
/** Time for finding and reading together, and of that for finding, in milliseconds. */
const TIME_MS = 20_000;
const SEARCH_TIME_MS = 13_000;
const READ_AT_ONCE = 4;
const ACCEPT = 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.8';

/** The topic, and the sources already known. */
export type ResearchQuestion = {
  topic: string;
  language: Language;
  /** One search each, the most important first. */
  queries: readonly string[];
  knownUrls: readonly string[];
};

export type ResearchOptions = {
  providers: readonly ResearchProvider[];
  signal: AbortSignal;
  /** Who asks: host names are looked up and pages are parsed a few at a time for each. */
  requester: string;
  allowHosts: readonly string[];
  onPage: (progress: PageProgress) => void;
};

type ReadingOptions = Pick<ResearchOptions, 'signal' | 'allowHosts' | 'onPage'> & {
  lookup: Lookup;
  parsing: ParseRequest;
};

/** What research gave: the pages, best first, and the providers that did not answer, by name. */
export type ResearchResult = { pages: FoundPage[]; silent: string[] };

/** Why a page was left out. */
class LeftOut extends Error {}

/** What a promise gives, unless the signal ends the wait for it first. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** What a provider found before it failed or its time was over; undefined where that is nothing. */
async function searchWith(
  provider: ResearchProvider,
  { queries, language }: ResearchQuestion,
  whole: AbortSignal,
): Promise<RankedHit[] | undefined> {
  const signal = AbortSignal.any([whole, AbortSignal.timeout(SEARCH_TIME_MS)]);
  const hits: RankedHit[] = [];
  try {
    for (const query of queries) {
      const search = provider.search(query, { language, limit: MOST_CANDIDATES, signal });
      const found = await unlessAborted(search, signal);
      hits.push(...found.map((hit, place) => ({ hit, provider, place })));
    }
  } catch (error) {
    log().info({ err: error, provider: provider.name }, 'research provider did not answer');
    if (hits.length === 0) return undefined;
  }
  return hits;
}

async function requireAllowed(url: string, options: SafeFetchOptions): Promise<void> {
  if (!(await mayRead(url, options))) throw new LeftOut('Its site asks robots not to read it.');
}

async function fetchPage(url: string, { signal, allowHosts, lookup, parsing }: ReadingOptions): Promise<FoundPage> {
  await requireAllowed(url, { allowHosts, lookup });
  const answer = await safeFetch(url, { signal, allowHosts, lookup, accept: ACCEPT });
  if (answer.url !== url) await requireAllowed(answer.url, { allowHosts, lookup });
  if (answer.status >= 400) throw new LeftOut(`It answered ${answer.status}.`);
  return pageOf(answer, parsing);
}

async function requireFitting(page: FoundPage, { topic, language }: ResearchQuestion): Promise<void> {
  if (!(await isInLanguage(page, language))) throw new LeftOut('It is in another language.');
  if (!documentRelevance(topic, page, language).isUsable) {
    throw new LeftOut('It says too little about the topic.');
  }
}

function reasonOf(error: unknown): string {
  const isExpected = [LeftOut, SafeFetchError, UnreadablePageError, ParseLimitError].some(
    (known) => error instanceof known,
  );
  return isExpected ? (error as Error).message : 'We could not read it.';
}

async function readHit(
  { hit, provider }: RankedHit,
  question: ResearchQuestion,
  options: ReadingOptions,
): Promise<FoundPage | undefined> {
  const { url, title } = hit;
  options.onPage({ url, title, status: 'reading' });
  try {
    const reading = provider.read ? provider.read(hit, question.language, options.parsing) : fetchPage(url, options);
    const page = await unlessAborted(reading, options.signal);
    await requireFitting(page, question);
    options.onPage({ url, title: page.title, status: 'read' });
    return page;
  } catch (error) {
    options.onPage({ url, title, status: 'left-out', reason: reasonOf(error) });
    return undefined;
  }
}

/**
 * Finds and reads pages about a topic: at most eight, in 20 seconds for all of it, ranked by relevance, each page
 * once and two of a site at most. What fails is left out and reported. robots.txt is respected.
 * @throws only the signal's reason
 */
export async function findPages(question: ResearchQuestion, options: ResearchOptions): Promise<ResearchResult> {
  const { providers, signal: whole, requester } = options;
  const signal = AbortSignal.any([whole, AbortSignal.timeout(TIME_MS)]);
  const reading = {
    ...options,
    signal,
    lookup: lookupFor(requester),
    // A second page that takes too long to parse leaves out the rest, which nobody chose.
    parsing: new ParseRequest(requester, signal),
  };
  const searched = await Promise.all(providers.map((provider) => searchWith(provider, question, signal)));
  whole.throwIfAborted();
  const silent = providers.flatMap(({ name }, at) => (searched[at] ? [] : [name]));
  const known = new Set(question.knownUrls);
  const hits = searched.flatMap((found) => found ?? []).filter(({ hit }) => !known.has(hit.url));
  const candidates = rankHits(hits, question.topic, question.language).slice(0, MOST_CANDIDATES);
  const oneOfFew = pLimit(READ_AT_ONCE);
  const read = await Promise.all(candidates.map((candidate) => oneOfFew(() => readHit(candidate, question, reading))));
  whole.throwIfAborted();
  const pages = read.filter((page) => page !== undefined);
  return { pages: distinct(pages).slice(0, MOST_PAGES), silent };
}

/** Two addresses may lead to one page. */
function distinct(pages: readonly FoundPage[]): FoundPage[] {
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}
