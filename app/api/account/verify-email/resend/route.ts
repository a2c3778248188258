import { z } from 'zod';
import { requireUser } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { resendVerification } from '@/lib/auth/service';

/** POST /api/account/verify-email/resend: mails the link again. */
export const POST = route({ body: z.object({}) }, async ({ actor }) => {
  await resendVerification(requireUser(actor));
  return { success: true };
});
