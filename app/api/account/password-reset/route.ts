import { resetRequestSchema } from '@/lib/auth/schema';
import { requestPasswordReset } from '@/lib/auth/service';
import { route } from '@/lib/http/route';

/** POST /api/account/password-reset: mails a link, if the address has an account. */
export const POST = route({ body: resetRequestSchema }, async ({ actor, body }) => {
  await requestPasswordReset(actor, body);
  return { success: true };
});
