import { requireUser } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { verifyEmailSchema } from '@/lib/auth/schema';
import { verifyEmail } from '@/lib/auth/service';

/** POST /api/account/verify-email: proves an address by a mailed link. */
export const POST = route({ body: verifyEmailSchema }, async ({ actor, body }) => {
  await verifyEmail(requireUser(actor), body.token);
  return { success: true };
});
