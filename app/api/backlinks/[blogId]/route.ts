import { route } from '@/lib/auth/route.ts';
import { listBacklinks } from '@/lib/backlinks/service.ts';

/** GET /api/backlinks/{blogId} (spec §7). */
export const GET = route({}, ({ actor, params }) => listBacklinks(actor, params.blogId ?? ''));
