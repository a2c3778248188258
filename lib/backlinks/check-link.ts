import 'server-only';
import path from 'node:path';
import { env } from '@/lib/env.ts';
import { SafeFetchError, safeFetch } from '@/lib/http/safe-fetch.ts';
import { ParseLimitError, ParseRefusal, ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import type pageLinks from './page-links-thread.ts';
import { forbidsListing } from './platforms/shared/find-link.ts';
import type { LinkFinding } from './rules.ts';

const parsePageLinks = parserInThread<typeof pageLinks>(path.resolve('lib/backlinks/page-links-thread.ts'));

const TIMEOUT_MS = 15_000;
const MAX_PAGE_BYTES = 5 * 1024 * 1024;

/**
 * Checks whether a published page links to a blog. Never throws for a fault of the page.
 * @param pageUrl where the platform says the post is
 * @param blogUrl the blog's public address
 * @param options.requester takes turns with others at the parser threads
 */
export async function checkLink(
  pageUrl: string,
  blogUrl: string,
  { requester, signal }: { requester: string; signal: AbortSignal },
): Promise<LinkFinding> {
  try {
    const page = await safeFetch(pageUrl, {
      accept: 'text/html,application/xhtml+xml',
      signal,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_PAGE_BYTES,
      allowHosts: env().OUTBOUND_ALLOW_HOSTS,
    });
    if (page.status === 404 || page.status === 410) {
      return { kind: 'absent', reason: 'no-page', canonicalUrl: null };
    }
    if (page.status >= 400) {
      const reason = `We could not read the page (${page.status}). We will check again.`;
      return { kind: 'unreadable', reason };
    }
    // Our own pages link to the blog, but are no backlink.
    if (new URL(page.url).host === new URL(blogUrl).host) {
      return { kind: 'absent', reason: 'no-link', canonicalUrl: null };
    }
    const html = Buffer.from(page.body).toString('utf8');
    const request = new ParseRequest(requester, signal);
    const { rel, canonicalUrl, isUnlisted } = await parsePageLinks([html, page.url, blogUrl], request, page.url);
    if (rel === null) return { kind: 'absent', reason: 'no-link', canonicalUrl };
    const isHidden = isUnlisted || forbidsListing(page.headers.get('x-robots-tag') ?? '');
    return { kind: isHidden ? 'unlisted' : 'found', rel, canonicalUrl };
  } catch (error) {
    signal.throwIfAborted();
    const isOfPage = [SafeFetchError, ParseLimitError, ParseRefusal].some((known) => error instanceof known);
    if (!(error instanceof Error && isOfPage)) throw error;
    return { kind: 'unreadable', reason: `We could not read the page. ${error.message}` };
  }
}
