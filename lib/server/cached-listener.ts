import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Wait } from '../fair-queue.ts';
import { OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import { type ApplicationClient, type FreshResponse, LONGEST_ANSWER_MS, requesterOf } from './application-client.ts';
import { compressed, finishResponse, isPage, isShareable, withPolicy } from './finish-response.ts';
import { type OwnDomains, ownDomainListener, type Stored } from './own-domain.ts';
import { destinationOf } from './public-paths.ts';
import type { CachedResponse, PendingResponse, ResponseCache } from './response-cache.ts';
import { encodingsFor, sendCached } from './send-cached.ts';
import { RETRY_AFTER, unavailable } from './unavailable.ts';

/** An answer that is being made: since when, and the promise of it. */
type Running = {
  startedAt: number;
  wait: Wait;
  pending: PendingResponse;
  made: Promise<{ fresh: FreshResponse; cached: CachedResponse | null }>;
};

async function sendFresh(request: IncomingMessage, response: ServerResponse, made: FreshResponse): Promise<void> {
  const fresh = await compressed(made, encodingsFor(request));
  response.writeHead(fresh.status, { ...fresh.headers, 'content-length': fresh.body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : fresh.body);
}

/**
 * Headers under which a public answer is asked for: of the client nothing but its address, which limits count, and the own
 * domain that it asks for.
 */
function publicHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { [CLIENT_ADDRESS_HEADER]: address, [OWN_DOMAIN_HEADER]: domain } = headers;
  return { ...(address && { [CLIENT_ADDRESS_HEADER]: address }), ...(domain && { [OWN_DOMAIN_HEADER]: domain }) };
}

/** A public answer that failed may succeed a moment later, whatever made it fail. */
const asPublic = (fresh: FreshResponse): FreshResponse =>
  fresh.status === 500 ? { ...fresh, status: 503, headers: { ...fresh.headers, ...RETRY_AFTER } } : fresh;

const NO_DOMAINS: OwnDomains = { ownerOf: () => undefined, siteOrigin: '' };

/** Headers under which a personal document is asked for. */
function personalHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { 'accept-encoding': _, 'if-none-match': __, ...others } = headers;
  return others;
}

/** Asks for an address with a nonce for its scripts; an application that fails or refuses is unavailable. */
async function askWithNonce(
  application: ApplicationClient,
  path: string,
  headers: IncomingHttpHeaders,
  wait: Wait | undefined,
): Promise<FreshResponse> {
  const nonce = randomBytes(12).toString('base64url');
  const marked = { ...headers, 'content-security-policy': `script-src 'nonce-${nonce}'`, [NONCE_HEADER]: nonce };
  // Not asked for again: that would double the load of an application that fails.
  const fresh = await application.ask(path, marked, wait).catch(() => unavailable(path));
  return fresh.status === 503 && isPage(fresh) ? unavailable(path) : withPolicy(fresh, nonce);
}

/**
 * Puts the response cache before an application: what is the same for everybody is made once, compressed once, and sent
 * from memory until something that it was made from changes. Documents get the policy that lets only their own scripts run.
 * @param sharedSeconds how long caches between us and the reader may keep an answer, in seconds
 * @param domains hosts that serve the blogs of one user and nothing else
 */
export function cachedListener(
  application: ApplicationClient,
  cache: ResponseCache,
  sharedSeconds: number,
  domains: OwnDomains = NO_DOMAINS,
): RequestListener {
  const running = new Map<string, Running>();

  const ask = (path: string, headers: IncomingHttpHeaders, wait?: Wait) =>
    askWithNonce(application, path, headers, wait);

  async function makePublic(
    { path, key }: Stored,
    request: IncomingMessage,
    { pending, wait }: Pick<Running, 'pending' | 'wait'>,
  ) {
    try {
      const fresh = asPublic(await ask(path, publicHeaders(request), wait));
      if (!isShareable(fresh)) return { fresh, cached: null };
      const cached = await finishResponse(fresh, sharedSeconds);
      cache.set(key, cached, pending);
      return { fresh, cached };
    } finally {
      cache.end(pending);
    }
  }

  /** Made once for all who ask at the same time, unless something was changed since it was begun. */
  function made(stored: Stored, request: IncomingMessage): Running['made'] {
    const { key } = stored;
    const same = running.get(key);
    if (same?.pending.isCurrent && same.startedAt > Date.now() - LONGEST_ANSWER_MS) {
      same.wait.joinedBy(requesterOf(request.headers));
      return same.made;
    }
    const begun = { pending: cache.begin(), wait: application.enter(request.headers) };
    const entry = { ...begun, startedAt: Date.now(), made: makePublic(stored, request, begun) };
    running.set(key, entry);
    const forget = () => running.get(key) === entry && running.delete(key);
    entry.made.then(forget, forget);
    return entry.made;
  }

  async function sendPublic(stored: Stored, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fresh, cached } = await made(stored, request);
    if (cached) return sendCached(request, response, cached, 'fwd=miss');
    // The cache may have learned meanwhile that the database is down.
    const known = fresh.status === 503 ? cache.get(stored.key) : undefined;
    if (known) return sendCached(request, response, known, 'hit');
    // What is not there for everybody, a draft, may be there for whoever asks.
    const isForSomebody = fresh.status === 404 && request.headers.cookie !== undefined;
    const own = isForSomebody ? await ask(stored.path, personalHeaders(request)) : fresh;
    await sendFresh(request, response, own);
  }

  /** What is stored is sent at once, anything else as soon as it is made. */
  function answerPublic(stored: Stored, request: IncomingMessage, response: ServerResponse) {
    const known = cache.get(stored.key);
    if (known) return sendCached(request, response, known, 'hit');
    sendPublic(stored, request, response).catch(() => response.destroy());
  }

  const otherwise: RequestListener = (request, response) => {
    const destination = destinationOf(request);
    if (!destination) return application.forward(request, response);
    const { path, isPublic } = destination;
    if (isPublic) return answerPublic({ path, key: path }, request, response);
    const wait = application.enter(request.headers);
    response.once('close', wait.giveUp);
    ask(path, personalHeaders(request), wait)
      .then((fresh) => sendFresh(request, response, fresh))
      .catch(() => response.destroy());
  };
  const { forward } = application;
  return ownDomainListener(domains, { serve: answerPublic, forward, otherwise });
}
