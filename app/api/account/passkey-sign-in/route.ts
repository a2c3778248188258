import { signInWithPasskey } from '@/lib/auth/passkeys.ts';
import { route } from '@/lib/auth/route.ts';
import { assertionSchema } from '@/lib/auth/schema.ts';
import { signedInResponse } from '@/lib/auth/session.ts';

export const POST = route({ body: assertionSchema, limit: 'passkey' }, async ({ actor, body, request }) =>
  signedInResponse(await signInWithPasskey(actor, body, request.headers.get('cookie'))),
);
