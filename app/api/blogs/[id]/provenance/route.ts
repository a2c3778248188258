import { route } from '@/lib/auth/route.ts';
import { publicJson } from '@/lib/http/public-text.ts';
import { getProvenance } from '@/lib/provenance/service.ts';

/** GET /api/blogs/{id}/provenance: who and what wrote a blog, signed. */
export const GET = route({}, async ({ actor, params }) => publicJson(await getProvenance(params.id ?? '', actor)));
