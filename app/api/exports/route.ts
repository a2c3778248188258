import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { exportBlogs } from '@/lib/blog-exports/export-several.ts';
import { fileHeader } from '@/lib/http/public-text.ts';
import { streamBody } from '@/lib/http/stream-body.ts';

export const GET = route(blogs['GET /api/exports'], async ({ actor, query, request }) => {
  const { name, contentType, chunks } = await exportBlogs(actor, query, request.signal);
  // PDFs wait in their own queue.
  const owner = query.format === 'pdf' ? undefined : actor.user.id;
  return new Response(await streamBody(chunks, request, owner), {
    headers: { 'Content-Type': contentType, 'Content-Disposition': fileHeader('attachment', name) },
  });
});
