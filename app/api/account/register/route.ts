import { route } from '@/lib/auth/route.ts';
import { registerSchema } from '@/lib/auth/schema.ts';
import { register } from '@/lib/auth/service.ts';
import { signedInResponse } from '@/lib/auth/session.ts';

export const POST = route({ body: registerSchema }, async ({ actor, body }) =>
  signedInResponse(await register(actor, body)),
);
