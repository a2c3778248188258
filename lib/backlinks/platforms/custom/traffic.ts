import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** How long nothing may be under way before a page counts as having done what it does, in milliseconds. */
const QUIET_MS = 1200;
const LOOK_AGAIN_MS = 100;

/** Requests that never say anything about a form: reports, live connections, pictures and the like. */
const SENDING_TYPES = new Set(['document', 'xhr', 'fetch']);

function isTopNavigation(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // A new window, whose frame is not there yet.
    return true;
  }
}

/** What became of the request that carried the form. */
export type Sending =
  | { kind: 'nothing-sent' }
  | { kind: 'no-answer' }
  /** It broke; `isFirst` when no server had answered it before. */
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
  const { hostname, port, protocol } = new URL(last.url());
  const host = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return { kind: 'broken', host, isFirst: last === sent };
}

/** Watches what a page, and the windows it opens, send from now on. */
export function watchTraffic(page: Page) {
  const sendings: Request[] = [];
  const inFlight = new Set<Request>();
  let liveConnections = 0;
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
  page.on('websocket', (socket) => {
    liveConnections += 1;
    socket.on('close', () => {
      liveConnections -= 1;
    });
  });

  /** The request that most likely carried the form sent from a page of this host. */
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
    /** How much was sent so far; to be given back as `since`. */
    mark: () => sendings.length,
    /**
     * Waits until nothing has been under way for a while, or until the deadline (milliseconds since 1970).
     * @returns whether it became quiet
     */
    async settle(deadline: number): Promise<boolean> {
      lastActivity = Date.now();
      while (Date.now() < deadline) {
        if (inFlight.size === 0 && Date.now() - lastActivity > QUIET_MS) return true;
        await sleep(LOOK_AGAIN_MS);
      }
      return false;
    },
    /**
     * Waits for what becomes of a form that was sent from a page of this host after the mark; null when it may have
     * gone over a live connection, which tells nothing.
     */
    async sending(since: number, host: string, deadline: number): Promise<Sending | null> {
      const isQuiet = await this.settle(deadline);
      const sent = carrier(since, host);
      if (sent) return outcomeOf(sent, inFlight);
      if (!isQuiet) return { kind: 'no-answer' };
      return liveConnections > 0 ? null : { kind: 'nothing-sent' };
    },
  };
}

/** Watches one page. */
export type Traffic = ReturnType<typeof watchTraffic>;
