import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Wait } from '../fair-queue.ts';
import { OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { languageRedirect } from './answer-language.ts';
import { type ApplicationClient, type FreshResponse, LONGEST_ANSWER_MS, readRequester } from './application-client.ts';
import {
  compressed,
  encodingsFor,
  finishResponse,
  isPage,
  isShareable,
  newNonce,
  sendCached,
  withPolicy,
} from './finish-response.ts';
import { type OwnDomains, ownDomainListener, type Stored, sendShort } from './own-domain.ts';
import { HYDRATION_QUERY, isReadFirst, requestDestination } from './public-paths.ts';
import { hydrationAnswer, type Prepare, readerPages } from './reader-page.ts';
import { RETRY_AFTER, unavailable } from './refusal.ts';
import type { CachedResponse, PendingResponse, ResponseCache } from './response-cache.ts';

/** An answer, as it is stored, and the hydration of a page without React. `isOutage`: the application's database is down. */
type Made = { fresh: FreshResponse; isOutage: boolean; cached?: CachedResponse; hydration?: CachedResponse };

type Running = { startedAt: number; wait: Wait; pending: PendingResponse; made: Promise<Made> };

/** The key of what is asked for: a page, or its hydration. */
const storedKey = ({ key, isHydration }: Stored) => (isHydration ? `${key}?${HYDRATION_QUERY}` : key);

/** Stands for a 503 answer until its reader is known: requests that share it may speak different languages. */
const DOWN: FreshResponse = { status: 503, headers: {}, body: Buffer.alloc(0), tags: [] };

/** The same where the application refused or did not answer. */
const FAILED = { ...DOWN };

async function sendFresh(request: IncomingMessage, response: ServerResponse, made: FreshResponse): Promise<void> {
  const fresh = await compressed(made === DOWN || made === FAILED ? unavailable(request) : made, encodingsFor(request));
  response.writeHead(fresh.status, { ...fresh.headers, 'content-length': fresh.body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : fresh.body);
}

/** Headers of a request for a public answer: only the client's address, for limits, and the requested custom domain. */
function publicHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { [CLIENT_ADDRESS_HEADER]: address, [OWN_DOMAIN_HEADER]: domain } = headers;
  return { ...(address && { [CLIENT_ADDRESS_HEADER]: address }), ...(domain && { [OWN_DOMAIN_HEADER]: domain }) };
}

/** A public answer that failed may succeed a moment later. */
const asPublic = (fresh: FreshResponse): FreshResponse =>
  fresh.status === 500 ? { ...fresh, status: 503, headers: { ...fresh.headers, ...RETRY_AFTER } } : fresh;

function personalHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { 'accept-encoding': _, 'if-none-match': __, ...others } = headers;
  return others;
}

/** Fetches an answer with a nonce for its scripts. If the application fails or refuses, the answer is 503. */
async function askWithNonce(
  application: ApplicationClient,
  path: string,
  headers: IncomingHttpHeaders,
  { wait, prepare = async (fresh) => fresh }: { wait?: Wait; prepare?: Prepare } = {},
) {
  const nonce = newNonce();
  // No retry: it would double the load of a failing application.
  const asked = application.ask({ path, headers, nonce }, wait);
  const fresh = await asked.then((answer) => prepare(answer, nonce)).catch(() => FAILED);
  return fresh.status === 503 && isPage(fresh) ? DOWN : withPolicy(fresh, nonce);
}

/**
 * Puts the response cache in front of an application: a public answer is made and compressed once, and sent from memory
 * until its data changes. Shared caches may store it for `sharedSeconds`. Documents run only their own scripts.
 */
export function cachedListener(
  application: ApplicationClient,
  cache: ResponseCache,
  sharedSeconds: number,
  domains: OwnDomains = { findOwner: () => undefined, siteOrigin: '' },
): RequestListener {
  const running = new Map<string, Running>();
  const readerPage = readerPages(application);

  async function makePublic(
    stored: Stored,
    request: IncomingMessage,
    { pending, wait }: Pick<Running, 'pending' | 'wait'>,
  ) {
    try {
      const prepare = isReadFirst(stored.path) ? readerPage : undefined;
      const answer = await askWithNonce(application, stored.path, publicHeaders(request), { wait, prepare });
      const [fresh, isOutage] = [asPublic(answer), answer.status === 503 && answer !== FAILED];
      if (!isShareable(fresh)) return { fresh, isOutage };
      const cached = await finishResponse(fresh, sharedSeconds);
      cache.set(storedKey({ ...stored, isHydration: false }), cached, pending);
      const ownHydration = hydrationAnswer(fresh);
      if (!ownHydration) return { fresh, isOutage, cached };
      const hydration = await finishResponse(ownHydration, sharedSeconds);
      cache.set(storedKey({ ...stored, isHydration: true }), hydration, pending);
      return { fresh, isOutage, cached, hydration };
    } finally {
      cache.end(pending);
    }
  }

  /** Concurrent requests share one answer, unless data changed after it was begun. */
  function made(stored: Stored, request: IncomingMessage): Running['made'] {
    const { key } = stored;
    const same = running.get(key);
    if (same?.pending.isCurrent() && same.startedAt > Date.now() - LONGEST_ANSWER_MS) {
      same.wait.joinedBy(readRequester(request.headers));
      return same.made;
    }
    const begun = { pending: cache.begin(), wait: application.enter(request.headers) };
    const entry = { ...begun, startedAt: Date.now(), made: makePublic(stored, request, begun) };
    running.set(key, entry);
    const forget = () => running.get(key) === entry && running.delete(key);
    entry.made.then(forget, forget);
    return entry.made;
  }

  async function sendPublic(stored: Stored, request: IncomingMessage, response: ServerResponse, isRetry = false) {
    const { fresh, isOutage, cached, hydration } = await made(stored, request);
    const asked = stored.isHydration ? hydration : cached;
    if (asked) return sendCached(request, response, asked, 'fwd=miss');
    if (cached) return sendShort(response, 404);
    const hasLeft = () => response.destroyed;
    if (isOutage && (await cache.untilAnswerable(storedKey(stored), isRetry, hasLeft))) {
      return answerPublic(stored, request, response, true);
    }
    // It may be a draft or a hidden blog that the requester owns: retry with cookies or a program's key.
    const isNamed = request.headers.cookie !== undefined || request.headers.authorization !== undefined;
    const mayBeOwn = isNamed && (fresh.status === 404 || fresh.status === 451);
    const own = mayBeOwn ? await askWithNonce(application, stored.path, personalHeaders(request)) : fresh;
    await sendFresh(request, response, own);
  }

  function answerPublic(stored: Stored, request: IncomingMessage, response: ServerResponse, isRetry = false): void {
    const known = cache.get(storedKey(stored));
    if (known) sendCached(request, response, known, 'hit');
    else sendPublic(stored, request, response, isRetry).catch(() => response.destroy());
  }

  const otherwise: RequestListener = (request, response) => {
    const elsewhere = languageRedirect(request);
    if (elsewhere) return sendShort(response, 307, elsewhere);
    const destination = requestDestination(request);
    if (!destination) return application.forward(request, response);
    const { path, isPublic, isHydration } = destination;
    if (isPublic) return answerPublic({ path, key: path, isHydration }, request, response);
    const wait = application.enter(request.headers);
    response.once('close', wait.giveUp);
    askWithNonce(application, path, personalHeaders(request), { wait })
      .then((fresh) => sendFresh(request, response, fresh))
      .catch(() => response.destroy());
  };
  return ownDomainListener(domains, answerPublic, { forward: application.forward, otherwise });
}
