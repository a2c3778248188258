import { requireUser } from '@/lib/access/actor';
import { changePasswordSchema } from '@/lib/auth/schema';
import { changePassword } from '@/lib/auth/service';
import { signedInResponse } from '@/lib/auth/session-response';
import { route } from '@/lib/http/route';

/** POST /api/account/password: a signed-in user chooses a new password; other sessions end. */
export const POST = route({ body: changePasswordSchema }, async ({ actor, body }) =>
  signedInResponse(await changePassword(requireUser(actor), body)),
);
