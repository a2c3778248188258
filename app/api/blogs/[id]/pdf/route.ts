import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { blogAsPdf } from '@/lib/blog-exports/service.ts';
import { publicFile } from '@/lib/http/public-text.ts';

/** GET /share/{id}.pdf: a blog as a PDF. */
export const GET = route(blogs['GET /api/blogs/{id}/pdf'], async ({ actor, params, request }) => {
  const { bytes, name } = await blogAsPdf(params.id, actor, request.signal);
  const response = publicFile(bytes, 'application/pdf', name);
  // Search engines should find the page instead.
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
});
