import { route } from '@/lib/auth/route';
import { resetPasswordSchema } from '@/lib/auth/schema';
import { resetPassword } from '@/lib/auth/service';
import { signedInResponse } from '@/lib/auth/session-response';

/** POST /api/account/password-reset/confirm: a new password by a mailed link. */
export const POST = route({ body: resetPasswordSchema }, async ({ actor, body }) =>
  signedInResponse(await resetPassword(actor, body)),
);
