import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { getImage } from '@/lib/blogs/reading/service.ts';

/** GET /api/images/{id}: a stored picture. It never changes, so browsers may cache it. */
export const GET = route(blogs['GET /api/images/{id}'], async ({ actor, params }) => {
  const image = await getImage(params.id, actor);
  return new Response(image.bytes, {
    headers: {
      'Content-Type': image.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
});
