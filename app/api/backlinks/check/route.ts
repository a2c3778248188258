import { route } from '@/lib/auth/route.ts';
import { credentialCheckSchema } from '@/lib/backlinks/schema.ts';
import { checkCredentials } from '@/lib/backlinks/service.ts';

export const POST = route({ body: credentialCheckSchema }, ({ actor, body, request }) =>
  checkCredentials(actor, body, request.signal),
);
