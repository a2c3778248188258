import { z } from 'zod';
import { requireUser } from '@/lib/access/actor';
import { resendVerification } from '@/lib/auth/service';
import { route } from '@/lib/http/route';

/** POST /api/account/verify-email/resend: mails the link again. */
export const POST = route({ body: z.object({}) }, async ({ actor }) => {
  await resendVerification(requireUser(actor));
  return { success: true };
});
