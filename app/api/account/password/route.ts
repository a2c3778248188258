import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { changePasswordSchema } from '@/lib/auth/schema.ts';
import { changePassword } from '@/lib/auth/service.ts';
import { signedInResponse } from '@/lib/auth/session-user.ts';

/** POST /api/account/password: a signed-in user chooses a new password; other sessions end. */
export const POST = route({ body: changePasswordSchema }, async ({ actor, body }) =>
  signedInResponse(await changePassword(requireUser(actor), body)),
);
