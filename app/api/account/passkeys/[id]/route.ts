import { removePasskey, renamePasskey } from '@/lib/auth/passkeys.ts';
import { emptyBody, route } from '@/lib/auth/route.ts';
import { passkeyNameSchema } from '@/lib/auth/schema.ts';

export const PUT = route({ auth: 'user', body: passkeyNameSchema }, ({ actor, params, body }) =>
  renamePasskey(actor, params.id, body.name),
);

export const DELETE = route({ auth: 'user', body: emptyBody }, ({ actor, params }) => removePasskey(actor, params.id));
