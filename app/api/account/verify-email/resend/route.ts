import { z } from 'zod';
import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { resendVerification } from '@/lib/auth/service.ts';

/** POST /api/account/verify-email/resend: mails the verification link again. */
export const POST = route({ body: z.object({}) }, async ({ actor }) => {
  await resendVerification(requireUser(actor));
  return { success: true };
});
