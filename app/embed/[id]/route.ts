import { embedDocument } from '@/lib/blogs/publishing';
import { embedResponse } from '@/lib/http/embed-response';
import { route } from '@/lib/http/route';

/** GET /embed/{id}: the bare document of a blog, the only address that other sites may frame. */
export const GET = route({}, async ({ params, request }) =>
  embedResponse(request, await embedDocument(params.id ?? '')),
);
