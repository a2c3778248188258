import { blogAsMarkdown } from '@/lib/blogs/publishing';
import { publicText } from '@/lib/http/public-text';
import { route } from '@/lib/http/route';

/** GET /share/{id}.md: a blog as Markdown. */
export const GET = route({}, async ({ params }) =>
  publicText(await blogAsMarkdown(params.id ?? ''), 'text/markdown'),
);
