import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { restoreBlogs } from '@/lib/blogs/bin-and-visibility/service.ts';

export const POST = route(publishing['POST /api/bin/restore'], ({ actor, body }) => restoreBlogs(actor, body.ids));
