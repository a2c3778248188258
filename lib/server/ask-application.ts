import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type AnswerContext, inAnswer } from './answer-context.ts';

/** A whole answer of the application, uncompressed. */
export type FreshResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** An answer that takes longer hangs and is given up, in ms. */
export const LONGEST_ANSWER_MS = 30_000;

/** What concerns only the connection it came over. */
const CONNECTION_HEADERS = ['connection', 'transfer-encoding', 'keep-alive', 'date'];

/**
 * Asks an application for a whole answer, without a port: over a pair of streams in memory.
 * @param headers of the request
 * @param context where what concerns the answer is gathered
 * @throws Error when the answer hangs or breaks off
 */
export async function askApplication(
  application: RequestListener,
  path: string,
  headers: IncomingHttpHeaders,
  context: AnswerContext,
): Promise<FreshResponse> {
  const server = createServer((request, response) => {
    inAnswer(context, () => application(request, response));
  });
  const [near, far] = duplexPair();
  server.emit('connection', far);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  httpRequest(
    {
      path,
      headers: { ...headers, connection: 'close' },
      createConnection: () => near,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    },
    resolve,
  )
    .once('error', reject)
    .end();
  const answer = await promise;
  const body = await buffer(answer);
  near.destroy();
  const kept = Object.entries(answer.headers).filter(
    ([name]) => !CONNECTION_HEADERS.includes(name),
  );
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(kept), body };
}
