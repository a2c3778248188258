import { route } from '@/lib/auth/route.ts';
import { verifyEmailSchema } from '@/lib/auth/schema.ts';
import { verifyEmail } from '@/lib/auth/service.ts';

/** POST /api/account/verify-email: verifies an address by a mailed link. */
export const POST = route({ auth: 'user', body: verifyEmailSchema }, ({ actor, body }) =>
  verifyEmail(actor, body.token),
);
