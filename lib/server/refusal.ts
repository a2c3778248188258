import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { AppError } from '../http/errors.ts';

/** How long a client may go on sending after its answer, in ms. */
const LINGER_MS = 30_000;

/** What the application says of all its answers (next.config.js), and the policy of a page without scripts. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': contentSecurityPolicy([]),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * Ends the connection after an answer that comes before its request was read. A connection that is closed with bytes unread
 * is reset, and the client might lose the answer: the rest is read and dropped for a while.
 */
export function closeAfter(response: ServerResponse): void {
  const { req: request } = response;
  const { socket } = request;
  response.setHeader('connection', 'close');
  response.once('close', () => request.unpipe().resume());
  // Node calls this when the answer is sent.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Refuses a request that does not reach the application: as JSON where a program asked, else as a sentence. */
export function refuse(response: ServerResponse, error: AppError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { req: request } = response;
  if (!request.complete) closeAfter(response);
  const isApi = request.url?.startsWith('/api/');
  const body = isApi ? JSON.stringify(error.body) : error.message;
  response
    .writeHead(error.status, {
      ...HEADERS,
      'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...error.headers,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
