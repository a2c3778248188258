import { route } from '@/lib/auth/route.ts';
import { submitSchema } from '@/lib/backlinks/schema.ts';
import { submit } from '@/lib/backlinks/service.ts';

export const POST = route({ scope: 'publish', body: submitSchema }, ({ actor, body }) => submit(actor, body));
