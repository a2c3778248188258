import { route } from '@/lib/auth/route.ts';
import { resetPasswordSchema } from '@/lib/auth/schema.ts';
import { resetPassword } from '@/lib/auth/service.ts';
import { signedInResponse } from '@/lib/auth/session.ts';

/** POST /api/account/password-reset/confirm: sets a new password by a mailed link. */
export const POST = route({ body: resetPasswordSchema }, async ({ actor, body }) =>
  signedInResponse(await resetPassword(actor, body)),
);
