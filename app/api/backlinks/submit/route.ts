import { route } from '@/lib/auth/route.ts';
import { submitSchema } from '@/lib/backlinks/schema.ts';
import { submit } from '@/lib/backlinks/service.ts';

/** POST /api/backlinks/submit (spec §7). */
export const POST = route({ body: submitSchema }, ({ actor, body }) => submit(actor, body));
