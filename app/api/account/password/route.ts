import { route } from '@/lib/auth/route.ts';
import { changePasswordSchema } from '@/lib/auth/schema.ts';
import { changePassword } from '@/lib/auth/service.ts';
import { signedInResponse } from '@/lib/auth/session.ts';

/** POST /api/account/password: changes the password and ends other sessions. */
export const POST = route({ auth: 'user', body: changePasswordSchema }, async ({ actor, body }) =>
  signedInResponse(await changePassword(actor, body)),
);
