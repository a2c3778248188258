import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { portOf } from '@/lib/http/address-guard.ts';

/** Time without requests after which a page counts as settled. */
const QUIET_MS = 1200;
const POLL_MS = 100;

/** Types of requests that can carry a form; others are reports, pictures and the like. */
const SENDING_TYPES = new Set(['document', 'xhr', 'fetch']);

function isTopNavigation(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // A new window without a frame yet.
    return true;
  }
}

export type Sending =
  | { kind: 'nothing-sent' }
  | { kind: 'no-answer' }
  /** The connection broke; `isFirst` if before any redirect. */
  | { kind: 'broken'; host: string; isFirst: boolean }
  | { kind: 'answered'; status: number; retryAfter: number | undefined };

async function outcomeOf(sent: Request, inFlight: ReadonlySet<Request>): Promise<Sending> {
  let last = sent;
  for (let next = last.redirectedTo(); next; next = last.redirectedTo()) last = next;
  if (inFlight.has(last)) return { kind: 'no-answer' };
  const response = await last.response();
  if (response) {
    const wait = Number(await response.headerValue('retry-after'));
    return { kind: 'answered', status: response.status(), retryAfter: wait > 0 ? wait : undefined };
  }
  const url = new URL(last.url());
  return { kind: 'broken', host: `${url.hostname}:${portOf(url)}`, isFirst: last === sent };
}

/** Watches the requests of a page and the windows it opens. */
export function watchTraffic(page: Page) {
  const sendings: Request[] = [];
  const inFlight = new Set<Request>();
  let hasSocket = false;
  let lastActivity = Date.now();
  const ended = (request: Request) => {
    if (inFlight.delete(request)) lastActivity = Date.now();
  };
  page.context().on('request', (request) => {
    if (!SENDING_TYPES.has(request.resourceType())) return;
    sendings.push(request);
    inFlight.add(request);
    lastActivity = Date.now();
  });
  page.context().on('requestfinished', ended);
  page.context().on('requestfailed', ended);
  page.on('websocket', () => {
    hasSocket = true;
  });

  /** The request that most likely carried the form from a page of this host. */
  const carrier = (since: number, host: string) => {
    const recent = sendings.slice(since).filter((request) => !request.redirectedFrom());
    const writes = recent.filter((request) => request.method() !== 'GET');
    const isOwn = (request: Request) => new URL(request.url()).hostname === host;
    return (
      writes.find(isTopNavigation) ??
      writes.find(isOwn) ??
      recent.find(isTopNavigation) ??
      writes[0] ??
      recent.find(isOwn)
    );
  };

  return {
    mark: () => sendings.length,
    /** Waits until the page has settled, or for the deadline (milliseconds since 1970). @returns whether it settled */
    async settle(deadline: number): Promise<boolean> {
      lastActivity = Date.now();
      while (Date.now() < deadline) {
        if (inFlight.size === 0 && Date.now() - lastActivity > QUIET_MS) return true;
        await sleep(POLL_MS);
      }
      return false;
    },
    /** The outcome of a form sent from this host after the mark; null when a WebSocket may have carried it. */
    async sending(since: number, host: string, deadline: number): Promise<Sending | null> {
      const isQuiet = await this.settle(deadline);
      const sent = carrier(since, host);
      if (sent) return outcomeOf(sent, inFlight);
      if (!isQuiet) return { kind: 'no-answer' };
      return hasSocket ? null : { kind: 'nothing-sent' };
    },
  };
}
