import { route } from '@/lib/auth/route.ts';
import { newKeySchema } from '@/lib/programs/schema.ts';
import { createKey, listPrograms } from '@/lib/programs/service.ts';

/** GET /api/account/keys: keys and connections of programs, without their secrets. */
export const GET = route({ auth: 'user' }, ({ actor }) => listPrograms(actor));

export const POST = route({ auth: 'user', body: newKeySchema }, ({ actor, body }) => createKey(actor, body));
