import { cardImage } from '@/lib/blogs/card-image';
import { route } from '@/lib/http/route';

/** GET /api/og-image/{id} (spec §7): a blog's social preview image, 1200 × 630. */
export const GET = route({}, async ({ params, request }) => {
  const { png, etag } = await cardImage(params.id ?? '');
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(png, {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': `${png.byteLength}` },
  });
});
