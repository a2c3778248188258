import { route } from '@/lib/auth/route';
import { blogAsMarkdown } from '@/lib/blog-exports/service';
import { publicText } from '@/lib/http/public-text';

/** GET /share/{id}.md: a blog as Markdown. */
export const GET = route({}, async ({ params }) => {
  const { text, isIndexed } = await blogAsMarkdown(params.id ?? '');
  const response = publicText(text, 'text/markdown');
  if (!isIndexed) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
});
