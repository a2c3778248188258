import type { OutgoingHttpHeaders } from 'node:http';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { FreshResponse } from './application-client.ts';

/** In seconds: about as long as a database takes to start. */
export const RETRY_AFTER = { 'retry-after': '5' };

const HEADING = 'This page is not available right now';
const TEXT = 'Our server cannot load it right now. Nothing is lost. Please try again in a few seconds.';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${HEADING}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 Georgia, serif }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 2.25rem; line-height: 1.15 }
</style>
</head>
<body>
<main>
<h1>${HEADING}</h1>
<p>${TEXT}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

const HEADERS: OutgoingHttpHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  ...RETRY_AFTER,
};

/** A 503 answer: JSON for the API, else a page. It does not name the product, because custom domains send it too. */
export function unavailable(path: string): FreshResponse {
  if (path.startsWith('/api/')) {
    const headers = { ...HEADERS, 'content-type': 'application/json' };
    const body = JSON.stringify({ message: TEXT, code: 'unavailable' });
    return { status: 503, headers, body: Buffer.from(body), tags: [] };
  }
  const headers = {
    ...HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([]),
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return { status: 503, headers, body: Buffer.from(PAGE), tags: [] };
}
