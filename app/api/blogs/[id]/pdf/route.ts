import { route } from '@/lib/auth/route.ts';
import { blogAsPdf } from '@/lib/blog-exports/service.ts';
import { publicFile } from '@/lib/http/public-text.ts';

/** GET /share/{id}.pdf: a blog as a PDF. `X-Scripts-Without-Font` names scripts (ISO 15924) that may print as boxes. */
export const GET = route({ limit: 'pdf' }, async ({ actor, params, request }) => {
  const { bytes, name, withoutFont } = await blogAsPdf(params.id ?? '', actor, request.signal);
  const response = publicFile(bytes, 'application/pdf', name);
  // Search engines should find the page instead.
  response.headers.set('X-Robots-Tag', 'noindex');
  if (withoutFont.length > 0) response.headers.set('X-Scripts-Without-Font', withoutFont.join(', '));
  return response;
});
