import { listBacklinks } from '@/lib/backlinks/service';
import { route } from '@/lib/http/route';

/** GET /api/backlinks/{blogId} (spec §7). */
export const GET = route({}, ({ actor, params }) => listBacklinks(actor, params.blogId ?? ''));
