import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { downloadDocument } from '@/lib/blog-exports/service.ts';

export const POST = route(blogs['POST /api/blogs/html'], async ({ actor, body }) => ({
  html: await downloadDocument(body.blogId, actor),
}));
