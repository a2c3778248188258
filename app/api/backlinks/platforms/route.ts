import { listPlatforms } from '@/lib/backlinks/service';
import { route } from '@/lib/http/route';

/** GET /api/backlinks/platforms (spec §7). */
export const GET = route({}, ({ actor }) => listPlatforms(actor));
