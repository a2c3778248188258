import { once } from 'node:events';
import {
  Agent,
  type ClientRequestArgs,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue, type Leave, type QueueBounds, type Wait } from '../fair-queue.ts';
import type { AnswerFacts } from '../http/answer-context.ts';
import { addressUnit, CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { contentSecurityPolicy, NONCE_HEADER } from '../http/content-security-policy.ts';
import { AppError } from '../http/errors.ts';
import type { Hydration } from '../http/hydration.ts';
import { sentence } from '../messages/catalogue.ts';
import type { PublicEnd } from './bridge.ts';
import { closeAfter, refuse } from './refusal.ts';
import { type BodyStart, receiveBody } from './request-body.ts';

/** Codes for a full backlog of a Unix socket: Linux, other systems. */
const BACKLOG_FULL = new Set(['EAGAIN', 'ECONNREFUSED']);

const RETRIES = 200;
const DELAY_MS = 50;

const isBacklogFull = ({ code = '' }: NodeJS.ErrnoException) => BACKLOG_FULL.has(code);

async function connectTo(path: string): Promise<Socket> {
  for (let left = RETRIES; ; left -= 1) {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (left === 0 || !isBacklogFull(error as NodeJS.ErrnoException)) throw error;
    }
    await sleep(DELAY_MS);
  }
}

/** An agent for a Unix socket that retries while the socket's backlog is full. */
export class RetryingAgent extends Agent {
  readonly #path: string;

  constructor(path: string) {
    super({ keepAlive: true });
    this.#path = path;
  }

  override createConnection(_: ClientRequestArgs, done?: (error: Error | null, stream: Duplex) => void): undefined {
    connectTo(this.#path).then(
      (socket) => done?.(null, socket),
      // A failed connection has no stream.
      (error) => done?.(error, undefined as never),
    );
  }
}

/** A whole answer of the application, uncompressed, and the tags of what it was made from. */
export type FreshResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  tags: readonly string[];
  /** Of a page without React. */
  hydration?: Hydration;
};

type WholeRequest = { path: string; headers: IncomingHttpHeaders; nonce: string };

/** An application behind a socket (application-server.ts). */
export type ApplicationClient = {
  /** Queues a requester, identified by the client address in the headers. */
  enter: (headers: IncomingHttpHeaders) => Wait;
  /** Fetches a whole answer in the requester's turn. @throws QueueFullError; Error when it hangs or breaks off */
  ask: (request: WholeRequest, wait?: Wait) => Promise<FreshResponse>;
  forward: RequestListener;
};

/** Timeout of an answer, in ms. */
export const LONGEST_ANSWER_MS = 30_000;

const CONNECTION_HEADERS = new Set([
  ...['connection', 'date', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

const withoutConnection = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)));

/** Whether this is Next's empty 405, which names no allowed methods. */
const isBareRefusal = ({ statusCode, headers }: IncomingMessage) => statusCode === 405 && headers.allow === undefined;

export const readRequester = (headers: IncomingHttpHeaders): string =>
  addressUnit(String(headers[CLIENT_ADDRESS_HEADER]));

/** Headers to send; `whole` is the body, if it is known as a whole. */
function forwardedHeaders({ headers }: IncomingMessage, whole: Buffer | undefined) {
  const { [NONCE_HEADER]: _, ...sent } = withoutConnection(headers);
  if (whole) return { ...sent, 'content-length': whole.byteLength };
  // A chunked body stays chunked, or its end would be read as the next request on the connection.
  const isChunked = headers['transfer-encoding'] !== undefined;
  return { ...sent, ...(isChunked && { 'transfer-encoding': 'chunked' }) };
}

/** Headers of a streamed answer. A page among them gets the policy that runs no inline script, as none of them is known. */
function streamedHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const isPage = String(headers['content-type']).startsWith('text/html');
  const needsPolicy = isPage && !headers['content-security-policy'];
  return {
    ...withoutConnection(headers),
    ...(needsPolicy && { 'content-security-policy': contentSecurityPolicy([]) }),
  };
}

/** Makes Next's status more exact. */
function answerStatus(status: number, { status: removed, isUnavailable }: AnswerFacts): number {
  if ((status === 200 || status === 404) && removed) return removed;
  return status === 500 && isUnavailable ? 503 : status;
}

/**
 * Requests handled at once; others wait for less than a minute, the usual timeout of proxies. After two seconds a request
 * waits for something other than the processor, and gives its place up (docs/decisions/0084).
 */
const BOUNDS: QueueBounds = {
  places: 32,
  placesEach: 8,
  longestStayMs: 2000,
  waiting: 10_000,
  waitingEach: 2000,
  longestWaitMs: 45_000,
};

const busy = () => new AppError('unavailable', sentence('server.busy'), { headers: { 'Retry-After': '5' } });

const methodList = new Intl.ListFormat('en');

const IMPLIED_METHODS = new Set(['HEAD', 'OPTIONS']);

function methodNotAllowed(allow: string): FreshResponse {
  const methods = methodList.format(allow.split(', ').filter((method) => !IMPLIED_METHODS.has(method)));
  const { status, body } = new AppError('method-not-allowed', `This address accepts only ${methods}.`);
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    allow,
  };
  return { status, headers, body: Buffer.from(JSON.stringify(body)), tags: [] };
}

type Upstream = { socketPath: string; agent: RetryingAgent };

async function send(options: RequestOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  httpRequest(options, resolve).once('error', reject).end();
  return promise;
}

/** The answer to a method that an address does not support; the application names the supported ones. */
async function refusal(upstream: Upstream, path: string | undefined): Promise<FreshResponse> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const options = await send({ ...upstream, path, method: 'OPTIONS', signal });
  options.resume();
  return methodNotAllowed(options.headers.allow ?? '');
}

type Forwarding = { response: ServerResponse; leave: Leave; body: BodyStart | undefined };

function forwardNow(server: Upstream, { response, leave, body }: Forwarding): void {
  const { req: request } = response;
  const { method, url: path } = request;
  const headers = forwardedHeaders(request, body?.isWhole ? body.start : undefined);
  const upstream = httpRequest({ ...server, method, path, headers });
  upstream.once('close', leave).once('response', (answer) => {
    leave();
    // Refused meanwhile.
    if (response.headersSent) return;
    if (!request.complete) closeAfter(response);
    if (isBareRefusal(answer)) {
      answer.resume();
      refusal(server, path).then(
        ({ status, headers: own, body: text }) => response.writeHead(status, own).end(text),
        () => response.destroy(),
      );
      return;
    }
    response.writeHead(answer.statusCode ?? 500, streamedHeaders(answer));
    response.flushHeaders();
    // A failure means that the client has left.
    pipeline(answer, response, () => undefined);
  });
  upstream.once('error', (error) => {
    if (response.headersSent) response.destroy();
    else if (isBacklogFull(error)) refuse(response, busy());
    else response.writeHead(502).end();
  });
  response.once('close', () => upstream.destroy());
  if (!body || body.isWhole) upstream.end(body?.start);
  else {
    upstream.write(body.start);
    request.pipe(upstream);
  }
}

/** The application at a socket, with the bridge over which the facts about its answers arrive. */
export function applicationAt(socketPath: string, bridge: PublicEnd): ApplicationClient {
  const upstream: Upstream = { socketPath, agent: new RetryingAgent(socketPath) };
  const queue = new FairQueue(BOUNDS);
  const enter: ApplicationClient['enter'] = (headers) => queue.enter(readRequester(headers));
  const awaited = new Map<string, (facts: AnswerFacts) => void>();
  bridge.on('answered', ({ nonce, facts }) => awaited.get(nonce)?.(facts));

  /** Facts about the answer to a request; rejects when they do not come in time. */
  function makeFacts(nonce: string, signal: AbortSignal): Promise<AnswerFacts> {
    const { promise, resolve, reject } = Promise.withResolvers<AnswerFacts>();
    const fail = () => reject(signal.reason);
    signal.addEventListener('abort', fail, { once: true });
    awaited.set(nonce, (facts) => {
      // The listener would keep the signal in memory until its timeout.
      signal.removeEventListener('abort', fail);
      resolve(facts);
    });
    return promise;
  }

  async function askNow({ path, headers, nonce }: WholeRequest): Promise<FreshResponse> {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    // The request has no body, and so no length: the application would wait for one.
    const { 'content-length': _, ...sent } = withoutConnection(headers);
    const marks = { 'content-security-policy': `script-src 'nonce-${nonce}'`, [NONCE_HEADER]: nonce };
    const facts = makeFacts(nonce, signal);
    // Nobody waits for them if the answer breaks off.
    facts.catch(() => undefined);
    try {
      const answer = await send({ ...upstream, path, headers: { ...sent, ...marks }, signal });
      const body = await buffer(answer);
      if (isBareRefusal(answer)) return await refusal(upstream, path);
      const known = await facts;
      const status = answerStatus(answer.statusCode ?? 500, known);
      const stated = known.contentSignal && { 'content-signal': known.contentSignal };
      return { status, headers: { ...withoutConnection(answer.headers), ...stated }, body, tags: [...known.tags] };
    } finally {
      awaited.delete(nonce);
    }
  }

  return {
    enter,
    ask: async (request, wait = enter(request.headers)) => {
      const leave = await wait.turn;
      try {
        return await askNow(request);
      } finally {
        leave();
      }
    },
    forward: async (request, response) => {
      const body = await receiveBody(response);
      // The client has left or was refused.
      if (response.closed || response.headersSent) return;
      const wait = enter(request.headers);
      response.once('close', wait.giveUp);
      const leave = await wait.turn.catch(() => refuse(response, busy()));
      if (leave) forwardNow(upstream, { response, leave, body });
    },
  };
}
