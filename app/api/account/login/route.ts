import { loginSchema } from '@/lib/auth/schema';
import { login } from '@/lib/auth/service';
import { signedInResponse } from '@/lib/auth/session-response';
import { route } from '@/lib/http/route';

/** POST /api/account/login: email and password. */
export const POST = route({ body: loginSchema }, async ({ actor, body, request }) =>
  signedInResponse(await login(actor, body, request.headers.get('cookie'))),
);
