import { route } from '@/lib/auth/route.ts';
import { loginSchema } from '@/lib/auth/schema.ts';
import { login } from '@/lib/auth/service.ts';
import { signedInResponse } from '@/lib/auth/session.ts';

export const POST = route({ body: loginSchema }, async ({ actor, body, request }) =>
  signedInResponse(await login(actor, body, request.headers.get('cookie'))),
);
