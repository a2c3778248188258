import { route } from '@/lib/auth/route.ts';
import { HEIGHT_SCRIPT } from '@/lib/blog-design/article/document.tsx';
import { embedDocument, embedFailureDocument } from '@/lib/blog-exports/service.ts';
import { scriptHash } from '@/lib/http/content-security-policy.ts';
import { PUBLIC } from '@/lib/http/public-text.ts';

/** Any site can frame the document. The sandbox gives it an opaque origin, so that it cannot reach ours. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${scriptHash(HEIGHT_SCRIPT)}`,
  "style-src 'unsafe-inline'",
  'img-src https: http: data:',
  'font-src *',
  'frame-ancestors *',
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** A document for other sites' frames; error documents are never cached. */
const embedResponse = (html: string, status = 200, retryAfter?: string | null): Response =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Robots-Tag': 'noindex',
      ...(retryAfter && { 'Retry-After': retryAfter }),
      ...(status === 200 ? PUBLIC : { 'Cache-Control': 'private, no-store' }),
    },
  });

const answer = route({}, async ({ actor, params }) => embedResponse(await embedDocument(params.id, actor)));

/** GET /embed/{id}: the only URL that other sites can frame. Errors are documents too, as visitors see them. */
export async function GET(...given: Parameters<typeof answer>): Promise<Response> {
  const response = await answer(...given);
  if (response.status < 400) return response;
  const { status, headers } = response;
  return embedResponse(embedFailureDocument(status), status, headers.get('Retry-After'));
}
