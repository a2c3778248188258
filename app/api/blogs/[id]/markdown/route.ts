import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { blogAsMarkdown } from '@/lib/blog-exports/service.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /share/{id}.md: a blog as Markdown. */
export const GET = route(blogs['GET /api/blogs/{id}/markdown'], async ({ actor, params }) => {
  const { text, isIndexed } = await blogAsMarkdown(params.id, actor);
  const response = publicText(text, 'text/markdown');
  if (!isIndexed) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
});
