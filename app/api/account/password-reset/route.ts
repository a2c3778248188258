import { route } from '@/lib/auth/route';
import { resetRequestSchema } from '@/lib/auth/schema';
import { requestPasswordReset } from '@/lib/auth/service';

/** POST /api/account/password-reset: mails a link, if the address has an account. */
export const POST = route({ body: resetRequestSchema }, async ({ actor, body }) => {
  await requestPasswordReset(actor, body);
  return { success: true };
});
