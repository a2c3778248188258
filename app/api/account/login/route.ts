import { route } from '@/lib/auth/route';
import { loginSchema } from '@/lib/auth/schema';
import { login } from '@/lib/auth/service';
import { signedInResponse } from '@/lib/auth/session-response';

/** POST /api/account/login: email and password. */
export const POST = route({ body: loginSchema }, async ({ actor, body, request }) =>
  signedInResponse(await login(actor, body, request.headers.get('cookie'))),
);
