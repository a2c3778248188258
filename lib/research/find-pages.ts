import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import robotsParser from 'robots-parser';
import type { Language } from '@/lib/constants/options.ts';
import { type Lookup, lookupFor } from '@/lib/http/resolve.ts';
import { SafeFetchError, type SafeFetchOptions, safeFetch } from '@/lib/http/safe-fetch.ts';
import { log } from '@/lib/log.ts';
import { NotedError, note } from '@/lib/messages/catalogue.ts';
import { isInLanguage } from '@/lib/text/language-check.ts';
import { subjectTerms, textTerms } from '@/lib/text/terms.ts';
import { unlessAborted } from '@/lib/unless-aborted.ts';
import { ParseLimitError, ParseRequest } from '@/lib/untrusted/parse.ts';
import { siteName } from './page-parts.ts';
import { UnreadablePageError } from './pages/readable-text.ts';
import { documentRelevance } from './relevance.ts';
import { parsePage, readProgress } from './sources.ts';
import type { FoundPage, PageProgress, ResearchProvider, SearchHit } from './types.ts';

const asQuery = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

export function queriesFor(topic: string, outline?: { sections: readonly { heading: string }[] }): string[] {
  const subject = asQuery(topic);
  const headings = outline?.sections.map(({ heading }) => asQuery(`${subject} ${heading}`)) ?? [];
  return [...new Set([subject, ...headings])].slice(0, 3);
}

type Rules = ReturnType<typeof robotsParser>;

const known = new LRUCache<string, Promise<Rules>>({ max: 500, ttl: 60 * 60 * 1000 });

async function fetchRules(address: string, options: SafeFetchOptions): Promise<Rules> {
  const answer = await safeFetch(address, { ...options, timeoutMs: 3000, maxBytes: 512 * 1024 });
  // RFC 9309: a missing file forbids nothing, a failing server forbids everything.
  if (answer.status >= 500) return robotsParser(address, 'User-agent: *\nDisallow: /');
  const text = answer.status < 300 ? new TextDecoder().decode(answer.body) : '';
  return robotsParser(address, text);
}

/** Whether robots.txt lets us read a page (RFC 9309). Waiting callers share a request. @throws SafeFetchError. */
export async function mayRead(url: string, options: Pick<SafeFetchOptions, 'allowHosts' | 'lookup'>): Promise<boolean> {
  const address = new URL('/robots.txt', url).href;
  let rules = known.get(address);
  if (!rules) {
    rules = fetchRules(address, options);
    known.set(address, rules);
    rules.catch(() => known.delete(address));
  }
  return (await rules).isAllowed(url, 'Quillcast') ?? true;
}

export type RankedHit = { hit: SearchHit; provider: ResearchProvider; place: number };

function pageIdentity(address: string): { page: string; site: string } | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const site = siteName(address);
  return { site, page: `${site}${url.pathname.replace(/\/+$/, '')}${url.search}` };
}

/** Hits worth reading first: by the topic's terms in title and snippet, then by place. Each once, two of a site. */
export function rankHits(hits: readonly RankedHit[], topic: string, language: Language): RankedHit[] {
  const terms = subjectTerms(topic, language);
  const hitScore = ({ hit, place }: RankedHit) => {
    const said = textTerms(`${hit.title} ${hit.snippet}`);
    const share = terms.filter((term) => said.has(term)).length / Math.max(1, terms.length);
    return share - place / 100;
  };
  const ranked = [...hits].sort((one, other) => hitScore(other) - hitScore(one));
  const pages = new Set<string>();
  const sites = new Map<string, number>();
  return ranked.filter((candidate) => {
    const identity = pageIdentity(candidate.hit.url);
    if (!identity || pages.has(identity.page)) return false;
    const ofSite = sites.get(identity.site) ?? 0;
    if (ofSite >= 2) return false;
    pages.add(identity.page);
    sites.set(identity.site, ofSite + 1);
    return true;
  });
}

export const MOST_PAGES = 8;
const MOST_CANDIDATES = 12;
/** Time for finding and reading together, and of that for finding, in milliseconds. */
const TIME_MS = 20_000;
const ACCEPT = 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.8';

export type ResearchQuestion = {
  topic: string;
  language: Language;
  queries: readonly string[];
  knownUrls: readonly string[];
};

type ResearchOptions = {
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

export type ResearchResult = { pages: FoundPage[]; silent: string[] };

class LeftOut extends NotedError {}

async function searchWith(provider: ResearchProvider, { queries, language }: ResearchQuestion, whole: AbortSignal) {
  const signal = AbortSignal.any([whole, AbortSignal.timeout(13_000)]);
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

async function fetchPage(url: string, topic: string, { signal, allowHosts, lookup, parsing }: ReadingOptions) {
  const requireAllowed = async (address: string) => {
    if (!(await mayRead(address, { allowHosts, lookup }))) throw new LeftOut(note('writing.found.robots'));
  };
  await requireAllowed(url);
  const answer = await safeFetch(url, { signal, allowHosts, lookup, accept: ACCEPT, takesStart: true });
  if (answer.url !== url) await requireAllowed(answer.url);
  if (answer.status >= 400) throw new LeftOut(note('writing.found.status', { status: answer.status }));
  return parsePage(answer, parsing, topic);
}

async function requireFitting(page: FoundPage, { topic, language }: ResearchQuestion): Promise<void> {
  if (!(await isInLanguage(page, language))) throw new LeftOut(note('writing.found.otherLanguage'));
  if (!documentRelevance(topic, page, language).isUsable) {
    throw new LeftOut(note('writing.found.offTopic'));
  }
}

const EXPECTED = [LeftOut, SafeFetchError, UnreadablePageError, ParseLimitError];

const searchFailure = (error: unknown) =>
  EXPECTED.some((known) => error instanceof known) ? (error as NotedError).reason : note('writing.found.unreadable');

async function readHit({ hit, provider }: RankedHit, question: ResearchQuestion, options: ReadingOptions) {
  const { url, title } = hit;
  options.onPage({ url, title, status: 'reading' });
  try {
    const reading = provider.read?.(hit, question, options.parsing) ?? fetchPage(url, question.topic, options);
    const page = await unlessAborted(reading, options.signal);
    await requireFitting(page, question);
    options.onPage(readProgress({ ...page, url }));
    return page;
  } catch (error) {
    options.onPage({ url, title, status: 'left-out', reason: searchFailure(error) });
    return undefined;
  }
}

/** Finds and reads up to eight pages in 20 seconds, the most relevant first. @throws the signal's reason only */
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
  const oneOfFew = pLimit(4);
  const read = await Promise.all(candidates.map((candidate) => oneOfFew(() => readHit(candidate, question, reading))));
  whole.throwIfAborted();
  // Two addresses may lead to one page.
  const distinct = new Map(read.flatMap((page) => page ?? []).map((page) => [page.url, page]));
  return { pages: [...distinct.values()].slice(0, MOST_PAGES), silent };
}
