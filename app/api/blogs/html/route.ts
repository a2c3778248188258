import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { downloadDocument } from '@/lib/blog-exports/service.ts';

/** POST /api/blogs/html (spec §7): a self-contained HTML file. */
export const POST = route(blogs['POST /api/blogs/html'], async ({ actor, body }) => ({
  html: await downloadDocument(body.blogId, actor),
}));
