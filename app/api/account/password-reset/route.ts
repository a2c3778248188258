import { route } from '@/lib/auth/route.ts';
import { resetRequestSchema } from '@/lib/auth/schema.ts';
import { requestPasswordReset } from '@/lib/auth/service.ts';

/** POST /api/account/password-reset: mails a link if the address has an account. */
export const POST = route({ body: resetRequestSchema }, ({ actor, body }) => requestPasswordReset(actor, body));
