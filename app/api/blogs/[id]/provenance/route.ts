import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { publicText } from '@/lib/http/public-text.ts';
import { getProvenance } from '@/lib/provenance/service.ts';

/** GET /api/blogs/{id}/provenance: who and what wrote a blog, signed. Indented, as the AI label links to it. */
export const GET = route(blogs['GET /api/blogs/{id}/provenance'], async ({ actor, params }) =>
  publicText(JSON.stringify(await getProvenance(params.id, actor), null, 2), 'application/json'),
);
