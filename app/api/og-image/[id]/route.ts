import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { cardImage } from '@/lib/blog-exports/card-image.tsx';
import { PUBLIC } from '@/lib/http/public-text.ts';

/** GET /api/og-image/{id} (spec §7): a blog's social preview image, 1200 × 630. */
export const GET = route(blogs['GET /api/og-image/{id}'], async ({ actor, params }) => {
  const { bytes, contentType } = await cardImage(params.id, actor);
  return new Response(bytes, { headers: { 'Content-Type': contentType, ...PUBLIC } });
});
