import { createHash } from 'node:crypto';

/** The document runs one script of ours and loads pictures and fonts; it may be framed by any site. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src https: http: data:',
  'font-src *',
  'frame-ancestors *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Robots-Tag': 'noindex',
};

/** Answers a document for frames on other sites: no cookies, cached for a minute, revalidated by its ETag. */
export function embedResponse(request: Request, html: string): Response {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const headers = { ...HEADERS, 'Cache-Control': 'public, max-age=60', ETag: etag };
  const isKnown = request.headers.get('if-none-match') === etag;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(html, { headers });
}

/** Answers the document that says why there is no blog, in the place of a refusal in JSON. Never cached. */
export function embedFailureResponse(refusal: Response, html: string): Response {
  const headers = new Headers(refusal.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(html, { status: refusal.status, headers });
}
