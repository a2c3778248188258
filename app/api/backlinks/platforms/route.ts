import { route } from '@/lib/auth/route';
import { listPlatforms } from '@/lib/backlinks/service';

/** GET /api/backlinks/platforms (spec §7). */
export const GET = route({}, ({ actor }) => listPlatforms(actor));
