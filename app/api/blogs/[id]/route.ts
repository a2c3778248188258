import { getBlog } from '@/lib/blogs/service';
import { route } from '@/lib/http/route';

/** GET /api/blogs/{id} (spec §7). */
export const GET = route({}, ({ params }) => getBlog(params.id ?? ''));
