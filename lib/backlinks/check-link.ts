import 'server-only';
import path from 'node:path';
import { env } from '@/lib/env.ts';
import { SafeFetchError, safeFetch } from '@/lib/http/safe-fetch.ts';
import { NotedError, note } from '@/lib/messages/catalogue.ts';
import { ParseLimitError, ParseRefusal, ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import { type default as findLinkInThread, forbidsListing } from './platforms/shared/find-link.ts';
import type { LinkFinding } from './rules.ts';

const findLink = parserInThread<typeof findLinkInThread>(path.resolve('lib/backlinks/platforms/shared/find-link.ts'));

/**
 * Checks whether a page links to a blog; never throws for a fault of the page.
 * @param options `requester` queues for a parser; `otherUrls` also lead to the blog
 */
export async function checkLink(
  pageUrl: string,
  blogUrl: string,
  { requester, signal, otherUrls = [] }: { requester: string; signal: AbortSignal; otherUrls?: readonly string[] },
): Promise<LinkFinding> {
  const blogUrls = [blogUrl, ...otherUrls];
  try {
    const page = await safeFetch(pageUrl, {
      accept: 'text/html,application/xhtml+xml',
      signal,
      timeoutMs: 15_000,
      maxBytes: 5 * 1024 * 1024,
      allowHosts: env().OUTBOUND_ALLOW_HOSTS,
    });
    const { status } = page;
    if (status === 404 || status === 410) return { kind: 'absent', reason: 'no-page', canonicalUrl: null };
    if (status >= 400) return { kind: 'unreadable', reason: note('platforms.link.statusUnreadable', { status }) };
    // Our own pages link to the blog, but are no backlink.
    if (blogUrls.some((each) => new URL(each).host === new URL(page.url).host)) {
      return { kind: 'absent', reason: 'no-link', canonicalUrl: null };
    }
    const html = Buffer.from(page.body).toString('utf8');
    const request = new ParseRequest(requester, signal);
    const { rel, canonicalUrl, isUnlisted } = await findLink([html, page.url, ...blogUrls], request, page.url);
    if (rel === null) return { kind: 'absent', reason: 'no-link', canonicalUrl };
    const isHidden = isUnlisted || forbidsListing(page.headers.get('x-robots-tag') ?? '');
    return { kind: isHidden ? 'unlisted' : 'found', rel, canonicalUrl };
  } catch (error) {
    signal.throwIfAborted();
    const isOfPage = [SafeFetchError, ParseLimitError, ParseRefusal].some((known) => error instanceof known);
    if (!(error instanceof NotedError && isOfPage)) throw error;
    return { kind: 'unreadable', reason: note('platforms.link.unreadable', { reason: error.reason }) };
  }
}
