import { route } from '@/lib/auth/route';
import { listBacklinks } from '@/lib/backlinks/service';

/** GET /api/backlinks/{blogId} (spec §7). */
export const GET = route({}, ({ actor, params }) => listBacklinks(actor, params.blogId ?? ''));
