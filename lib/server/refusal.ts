import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { AppError } from '../http/errors.ts';
import { say, sentence, translatorFor } from '../messages/catalogue.ts';
import { readerLanguage } from './answer-language.ts';
import type { FreshResponse } from './application-client.ts';

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

/** Closes the connection after an answer to an unread request. Drops the rest: a reset could lose the answer. */
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

/** Refuses a request before it reaches the application: with JSON for the API, else with a sentence for its reader. */
export function refuse(response: ServerResponse, error: AppError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { req: request } = response;
  if (!request.complete) closeAfter(response);
  const isApi = request.url?.startsWith('/api/');
  const language = readerLanguage(request);
  const body = isApi ? JSON.stringify(error.bodyIn(language)) : say(language, error.reason);
  response
    .writeHead(error.status, {
      ...HEADERS,
      'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...error.headers,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

/** In seconds: about as long as a database takes to start. */
export const RETRY_AFTER = { 'retry-after': '5' };

function page(language: string): string {
  const t = translatorFor(language, 'server.down');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('heading')}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 Georgia, serif }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 2.25rem; line-height: 1.15 }
</style>
</head>
<body>
<main>
<h1>${t('heading')}</h1>
<p>${t('text')}</p>
<p><a href="">${say(language, sentence('common.tryAgain'))}</a></p>
</main>
</body>
</html>
`;
}

/** A 503 answer: JSON for the API, else a page. It does not name the product, because custom domains send it too. */
export function unavailable(request: IncomingMessage): FreshResponse {
  const isApi = request.url?.startsWith('/api/');
  const type = isApi ? 'application/json' : 'text/html; charset=utf-8';
  const language = readerLanguage(request);
  const error = new AppError('unavailable', sentence('server.down.text'));
  const body = isApi ? JSON.stringify(error.bodyIn(language)) : page(language);
  const headers = { ...HEADERS, ...RETRY_AFTER, 'content-type': type };
  return { status: 503, headers, body: Buffer.from(body), tags: [] };
}
