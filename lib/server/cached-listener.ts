import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import {
  type CachedResponse,
  cacheablePath,
  type FreshResponse,
  keepResponse,
  keptResponse,
  lastWrite,
  sendCached,
} from './response-cache.ts';

/** Asks the application for a public page as a browser without cookies and without compression does. */
function asker(application: RequestListener) {
  // It listens on no port: each request comes over a pair of streams in memory.
  const inner = createServer(application);
  return async (path: string, request: IncomingMessage): Promise<FreshResponse> => {
    const [near, far] = duplexPair();
    inner.emit('connection', far);
    const { host, [CLIENT_ADDRESS_HEADER]: address } = request.headers;
    const headers = { ...(host && { host }), ...(address && { [CLIENT_ADDRESS_HEADER]: address }) };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    httpRequest({ path, headers, createConnection: () => near }, resolve)
      .once('error', reject)
      .end();
    const answer = await promise;
    const body = await buffer(answer);
    near.destroy();
    return { status: answer.statusCode ?? 500, headers: answer.headers, body };
  };
}

/** A making that takes longer hangs; whoever asks then has the page made again, in ms. */
const LONGEST_MAKING_MS = 30_000;

/** A page that is being made, and since when. */
type Making = {
  askedAt: number;
  made: Promise<{ fresh: FreshResponse; cached: CachedResponse | null }>;
};

function sendFresh(request: IncomingMessage, response: ServerResponse, fresh: FreshResponse): void {
  const { 'transfer-encoding': _, connection: __, ...headers } = fresh.headers;
  response.writeHead(fresh.status, { ...headers, 'content-length': fresh.body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : fresh.body);
}

/**
 * Puts a cache of whole answers before an application: what is the same for everybody is made once, compressed
 * once, and then sent from memory (lib/server/response-cache.ts says what and for how long).
 */
export function cachedListener(application: RequestListener): RequestListener {
  const ask = asker(application);
  const asking = new Map<string, Making>();

  /** One making for all who ask at the same time, unless the page was written to since it began. */
  function made(path: string, request: IncomingMessage): Making['made'] {
    const running = asking.get(path);
    const askedAt = Date.now();
    const oldest = Math.max(lastWrite(path), askedAt - LONGEST_MAKING_MS);
    if (running && running.askedAt > oldest) return running.made;
    const started = ask(path, request).then(async (fresh) => {
      return { fresh, cached: await keepResponse(path, fresh, askedAt) };
    });
    const making = { askedAt, made: started };
    asking.set(path, making);
    const forget = () => asking.get(path) === making && asking.delete(path);
    started.then(forget, forget);
    return started;
  }

  async function answer(path: string, request: IncomingMessage, response: ServerResponse) {
    const { fresh, cached } = await made(path, request);
    if (cached) sendCached(request, response, cached);
    else sendFresh(request, response, fresh);
  }

  return (request, response) => {
    const path = cacheablePath(request);
    const kept = path === null ? undefined : keptResponse(path);
    if (kept) sendCached(request, response, kept);
    else if (path === null) application(request, response);
    else answer(path, request, response).catch(() => application(request, response));
  };
}
