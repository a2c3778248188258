import { route } from '@/lib/auth/route.ts';
import { listPlatforms } from '@/lib/backlinks/service.ts';

/** GET /api/backlinks/platforms (spec §7). */
export const GET = route({}, ({ actor }) => listPlatforms(actor));
