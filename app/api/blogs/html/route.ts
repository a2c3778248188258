import { downloadDocument } from '@/lib/blogs/publishing';
import { htmlRequestSchema } from '@/lib/blogs/schema';
import { route } from '@/lib/http/route';

/** POST /api/blogs/html (spec §7): a blog as one file that stands alone. */
export const POST = route({ body: htmlRequestSchema }, async ({ body }) => ({
  html: await downloadDocument(body.blogId),
}));
