import { addPasskey, listPasskeys } from '@/lib/auth/passkeys.ts';
import { route } from '@/lib/auth/route.ts';
import { registrationSchema } from '@/lib/auth/schema.ts';

export const GET = route({ auth: 'user' }, ({ actor }) => listPasskeys(actor));

export const POST = route({ auth: 'user', body: registrationSchema, limit: 'passkey' }, ({ actor, body, request }) =>
  addPasskey(actor, body, request.headers),
);
