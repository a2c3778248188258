import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { NONCE_HEADER } from '../http/content-security-policy.ts';
import { TAGS_TRAILER } from './application-server.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

/** A whole answer of the application, uncompressed, and the names of what it was made from. */
export type FreshResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  tags: readonly string[];
};

/** An application behind a socket (application-server.ts). */
export type ApplicationClient = {
  /**
   * Asks for a whole answer.
   * @throws Error when the answer hangs, breaks off or does not say what it was made from
   */
  ask: (path: string, headers: IncomingHttpHeaders) => Promise<FreshResponse>;
  /** Hands a request over and its answer back, as they come. */
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
const isBareRefusal = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 405 && headers.allow === undefined;

/** The application at a socket. */
export function applicationAt(socketPath: string): ApplicationClient {
  const agent = new Agent({ keepAlive: true });

  /** The answer to a method that an address does not take: which ones it takes the application says itself. */
  async function refusal(path: string | undefined): Promise<FreshResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    httpRequest({ socketPath, agent, path, method: 'OPTIONS', signal }, resolve)
      .once('error', reject)
      .end();
    const options = await promise;
    options.resume();
    return methodNotAllowed(options.headers.allow ?? '');
  }

  async function ask(path: string, headers: IncomingHttpHeaders): Promise<FreshResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    // It is sent without a body, whatever the client sent: the application would wait for one.
    const { 'content-length': _, ...sent } = withoutConnection(headers);
    httpRequest({ socketPath, agent, path, headers: sent, signal }, resolve)
      .once('error', reject)
      .end();
    const answer = await promise;
    const body = await buffer(answer);
    if (isBareRefusal(answer)) return refusal(path);
    return {
      status: answer.statusCode ?? 500,
      headers: withoutConnection(answer.headers),
      body,
      tags: JSON.parse(answer.trailers[TAGS_TRAILER] ?? ''),
    };
  }

  const forward: RequestListener = (request, response) => {
    const { [NONCE_HEADER]: _, ...headers } = withoutConnection(request.headers);
    const { method, url: path } = request;
    // What has an end of its own must be sent with one: the next request on the connection is not to be taken for it.
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    const framing = isChunked ? { 'transfer-encoding': 'chunked' } : {};
    const upstream = httpRequest({
      ...{ socketPath, agent, method, path },
      headers: { ...headers, ...framing },
    });
    upstream.once('response', (answer) => {
      if (isBareRefusal(answer)) {
        answer.resume();
        refusal(path).then(
          ({ status, headers: own, body }) => response.writeHead(status, own).end(body),
          () => response.destroy(),
        );
        return;
      }
      response.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers));
      response.flushHeaders();
      // Whoever goes away has closed the connection: there is nobody to be told.
      pipeline(answer, response, () => undefined);
    });
    if (isChunked || headers['content-length'] !== undefined) request.pipe(upstream);
    else upstream.end();
    upstream.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => {
      upstream.destroy();
      // Who was answered early may still be sending, and reads only then.
      request.unpipe(upstream).resume();
    });
  };

  return { ask, forward };
}
