import { randomBytes } from 'node:crypto';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import {
  type ApplicationClient,
  type FreshResponse,
  LONGEST_ANSWER_MS,
} from './application-client.ts';
import { compressed, finishResponse, isShareable, withPolicy } from './finish-response.ts';
import { type Destination, destinationOf } from './public-paths.ts';
import type { CachedResponse, PendingResponse, ResponseCache } from './response-cache.ts';
import { encodingsFor, sendCached } from './send-cached.ts';

/** An answer that is being made: since when, and the promise of it. */
type Running = {
  startedAt: number;
  pending: PendingResponse;
  made: Promise<{ fresh: FreshResponse; cached: CachedResponse | null }>;
};

async function sendFresh(
  request: IncomingMessage,
  response: ServerResponse,
  made: FreshResponse,
): Promise<void> {
  const fresh = await compressed(made, encodingsFor(request));
  response.writeHead(fresh.status, { ...fresh.headers, 'content-length': fresh.body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : fresh.body);
}

/** Headers under which a public answer is asked for: of the client nothing but its address, which limits count. */
function publicHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { [CLIENT_ADDRESS_HEADER]: address } = headers;
  return address ? { [CLIENT_ADDRESS_HEADER]: address } : {};
}

/** Headers under which a personal document is asked for. */
function personalHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { 'accept-encoding': _, 'if-none-match': __, ...others } = headers;
  return others;
}

/**
 * Puts the response cache before an application: what is the same for everybody is made once, compressed once, and sent
 * from memory until something that it was made from changes. Documents get the policy that lets only their own scripts run.
 * @param sharedSeconds how long caches between us and the reader may keep an answer, in seconds
 */
export function cachedListener(
  application: ApplicationClient,
  cache: ResponseCache,
  sharedSeconds: number,
): RequestListener {
  const running = new Map<string, Running>();

  async function ask(path: string, headers: IncomingHttpHeaders): Promise<FreshResponse> {
    const nonce = randomBytes(12).toString('base64url');
    const marked = {
      ...headers,
      'content-security-policy': `script-src 'nonce-${nonce}'`,
      [NONCE_HEADER]: nonce,
    };
    return withPolicy(await application.ask(path, marked), nonce);
  }

  async function makePublic(path: string, request: IncomingMessage, pending: PendingResponse) {
    try {
      const fresh = await ask(path, publicHeaders(request));
      if (!isShareable(fresh)) return { fresh, cached: null };
      const cached = await finishResponse(fresh, sharedSeconds);
      cache.set(path, cached, pending);
      return { fresh, cached };
    } finally {
      cache.end(pending);
    }
  }

  /** Made once for all who ask at the same time, unless something was changed since it was begun. */
  function made(path: string, request: IncomingMessage): Running['made'] {
    const same = running.get(path);
    if (same?.pending.isCurrent && same.startedAt > Date.now() - LONGEST_ANSWER_MS)
      return same.made;
    const pending = cache.begin();
    const entry = { startedAt: Date.now(), pending, made: makePublic(path, request, pending) };
    running.set(path, entry);
    const forget = () => running.get(path) === entry && running.delete(path);
    entry.made.then(forget, forget);
    return entry.made;
  }

  async function answer(
    { path, isPublic }: Destination,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (!isPublic) {
      return sendFresh(request, response, await ask(path, personalHeaders(request)));
    }
    const { fresh, cached } = await made(path, request);
    if (cached) return sendCached(request, response, cached, 'fwd=miss');
    // What is not there for everybody, a draft, may be there for whoever asks.
    const isForSomebody = fresh.status === 404 && request.headers.cookie !== undefined;
    const own = isForSomebody ? await ask(path, personalHeaders(request)) : fresh;
    await sendFresh(request, response, own);
  }

  return (request, response) => {
    const destination = destinationOf(request);
    if (!destination) return application.forward(request, response);
    const stored = destination.isPublic && cache.get(destination.path);
    if (stored) return sendCached(request, response, stored, 'hit');
    answer(destination, request, response).catch(() => application.forward(request, response));
  };
}
