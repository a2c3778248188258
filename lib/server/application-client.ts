import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SERVER_MESSAGES } from '../constants/messages.ts';
import { FairQueue, type Leave, type QueueBounds, type Wait } from '../fair-queue.ts';
import { addressUnit, CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import { AppError } from '../http/errors.ts';
import { TAGS_TRAILER } from './application-server.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { isBacklogFull, PatientAgent } from './patient-agent.ts';
import { closeAfter, refuse } from './refusal.ts';
import { type BodyStart, receiveBody } from './request-body.ts';

/** A whole answer of the application, uncompressed, and the names of what it was made from. */
export type FreshResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer; tags: readonly string[] };

/** An application behind a socket (application-server.ts). */
export type ApplicationClient = {
  /** Waits for the turn of a requester, who is known by the address in the headers. */
  enter: (headers: IncomingHttpHeaders) => Wait;
  /**
   * Asks for a whole answer when its turn has come.
   * @throws QueueFullError; Error when the answer hangs, breaks off or does not say what it was made from
   */
  ask: (path: string, headers: IncomingHttpHeaders, wait?: Wait) => Promise<FreshResponse>;
  /** Hands a request over when its turn has come, and its answer back, as they come. */
  forward: RequestListener;
};

/** An answer that takes longer hangs and is given up, in ms. */
export const LONGEST_ANSWER_MS = 30_000;

/** What concerns only the connection it came over. */
const CONNECTION_HEADERS = new Set([
  ...['connection', 'date', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

const withoutConnection = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)));

/** Whether Next refuses a method without a word, and without naming those it takes. */
const isBareRefusal = ({ statusCode, headers }: IncomingMessage) => statusCode === 405 && headers.allow === undefined;

/** The requester whose turn it is: a client address. */
export const requesterOf = (headers: IncomingHttpHeaders): string =>
  addressUnit(String(headers[CLIENT_ADDRESS_HEADER]));

/** @param whole the body, where it is known as a whole */
function forwardedHeaders({ headers }: IncomingMessage, whole: Buffer | undefined) {
  const { [NONCE_HEADER]: _, ...sent } = withoutConnection(headers);
  if (whole) return { ...sent, 'content-length': whole.byteLength };
  // What has an end of its own must be sent with one: the next request on the connection is not to be taken for it.
  const isChunked = headers['transfer-encoding'] !== undefined;
  return { ...sent, ...(isChunked && { 'transfer-encoding': 'chunked' }) };
}

/**
 * How many requests the application has at once, and how many wait, for less than a minute, which proxies wait for an
 * answer. One that is not answered within two seconds waits for something else than the processor: a model, a page, the
 * rest of its body. (docs/decisions/0084)
 */
const BOUNDS: QueueBounds = {
  places: 32,
  placesEach: 8,
  longestStayMs: 2000,
  waiting: 10_000,
  waitingEach: 2000,
  longestWaitMs: 45_000,
};

const busy = () => new AppError('unavailable', SERVER_MESSAGES.busy, { headers: { 'Retry-After': '5' } });

/** The private socket, and the connections to it. */
type Upstream = { socketPath: string; agent: PatientAgent };

/** The answer to a method that an address does not take: which ones it takes the application says itself. */
async function refusal(upstream: Upstream, path: string | undefined): Promise<FreshResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  httpRequest({ ...upstream, path, method: 'OPTIONS', signal }, resolve)
    .once('error', reject)
    .end();
  const options = await promise;
  options.resume();
  return methodNotAllowed(options.headers.allow ?? '');
}

/** A request to hand over, its place, and the body as far as it is read. */
type Forwarding = { response: ServerResponse; leave: Leave; body: BodyStart | undefined };

/** Hands a request over whose turn it is. */
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
    response.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers));
    response.flushHeaders();
    // Whoever goes away has closed the connection: there is nobody to be told.
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

/** The application at a socket. */
export function applicationAt(socketPath: string): ApplicationClient {
  const agent = new PatientAgent(socketPath);
  const queue = new FairQueue(BOUNDS);
  const enter: ApplicationClient['enter'] = (headers) => queue.enter(requesterOf(headers));

  const upstream: Upstream = { socketPath, agent };

  async function ask(path: string, headers: IncomingHttpHeaders, wait = enter(headers)): Promise<FreshResponse> {
    const leave = await wait.turn;
    try {
      return await askNow(path, headers);
    } finally {
      leave();
    }
  }

  async function askNow(path: string, headers: IncomingHttpHeaders): Promise<FreshResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    // It is sent without a body, whatever the client sent: the application would wait for one.
    const { 'content-length': _, ...sent } = withoutConnection(headers);
    httpRequest({ socketPath, agent, path, headers: sent, signal }, resolve).once('error', reject).end();
    const answer = await promise;
    const body = await buffer(answer);
    if (isBareRefusal(answer)) return refusal(upstream, path);
    return {
      status: answer.statusCode ?? 500,
      headers: withoutConnection(answer.headers),
      body,
      tags: JSON.parse(answer.trailers[TAGS_TRAILER] ?? ''),
    };
  }

  const forward: RequestListener = async (request, response) => {
    const body = await receiveBody(response);
    // The client is gone, or was refused.
    if (response.closed || response.headersSent) return;
    const wait = enter(request.headers);
    response.once('close', wait.giveUp);
    const leave = await wait.turn.catch(() => refuse(response, busy()));
    if (leave) forwardNow(upstream, { response, leave, body });
  };

  return { enter, ask, forward };
}
