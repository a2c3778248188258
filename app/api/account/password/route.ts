import { requireUser } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { changePasswordSchema } from '@/lib/auth/schema';
import { changePassword } from '@/lib/auth/service';
import { signedInResponse } from '@/lib/auth/session-response';

/** POST /api/account/password: a signed-in user chooses a new password; other sessions end. */
export const POST = route({ body: changePasswordSchema }, async ({ actor, body }) =>
  signedInResponse(await changePassword(requireUser(actor), body)),
);
