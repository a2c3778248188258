import { route } from '@/lib/auth/route';
import { registerSchema } from '@/lib/auth/schema';
import { register } from '@/lib/auth/service';
import { signedInResponse } from '@/lib/auth/session-response';

/** POST /api/account/register: a new account by email and password. */
export const POST = route({ body: registerSchema }, async ({ actor, body }) =>
  signedInResponse(await register(actor, body)),
);
