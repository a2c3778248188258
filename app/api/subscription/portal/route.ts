import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { openPortal } from '@/lib/subscription/service.ts';

export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => openPortal(actor, body.userId));
