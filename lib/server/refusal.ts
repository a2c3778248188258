import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { AppError } from '../http/errors.ts';

/** How long a client may keep sending after its answer, in ms. */
const LINGER_MS = 30_000;

/** Headers of all answers (next.config.js), and the policy of a page without scripts. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': contentSecurityPolicy([]),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * Closes the connection after an answer to an unread request. Closing with unread data resets the connection, and the client
 * could lose the answer: read and drop the rest for a while.
 */
export function closeAfter(response: ServerResponse): void {
  const { req: request } = response;
  const { socket } = request;
  response.setHeader('connection', 'close');
  response.once('close', () => request.unpipe().resume());
  // Node calls this once the answer is sent.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Refuses a request before it reaches the application: with JSON for the API, else with a sentence. */
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
