import { route } from '@/lib/auth/route.ts';
import { syncRequestSchema } from '@/lib/subscription/schema.ts';
import { syncSubscription } from '@/lib/subscription/service.ts';

export const POST = route({ body: syncRequestSchema }, ({ actor, body }) => syncSubscription(actor, body));
