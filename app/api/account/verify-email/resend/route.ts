import { emptyBody, route } from '@/lib/auth/route.ts';
import { resendVerification } from '@/lib/auth/service.ts';

/** POST /api/account/verify-email/resend: mails the verification link again. */
export const POST = route({ auth: 'user', body: emptyBody }, async ({ actor }) => {
  await resendVerification(actor);
  return { success: true };
});
