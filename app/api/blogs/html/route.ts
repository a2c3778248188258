import { route } from '@/lib/auth/route.ts';
import { downloadDocument } from '@/lib/blog-exports/service.ts';
import { htmlRequestSchema } from '@/lib/blogs/schema.ts';

/** POST /api/blogs/html (spec §7): a self-contained HTML file. */
export const POST = route({ scope: 'read', body: htmlRequestSchema, limit: 'html' }, async ({ actor, body }) => ({
  html: await downloadDocument(body.blogId, actor),
}));
