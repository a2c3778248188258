import { submitSchema } from '@/lib/backlinks/schema';
import { submit } from '@/lib/backlinks/service';
import { route } from '@/lib/http/route';

/** POST /api/backlinks/submit (spec §7). */
export const POST = route({ body: submitSchema }, ({ actor, body }) => submit(actor, body));
