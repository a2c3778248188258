import { route } from '@/lib/auth/route';
import { submitSchema } from '@/lib/backlinks/schema';
import { submit } from '@/lib/backlinks/service';

/** POST /api/backlinks/submit (spec §7). */
export const POST = route({ body: submitSchema }, ({ actor, body }) => submit(actor, body));
