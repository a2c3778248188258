import { z } from 'zod';
import { formRoute } from '@/lib/auth/route.ts';
import { changeSubscription } from '@/lib/newsletter/service.ts';
import { subscriptionPath } from '@/lib/routes.ts';

/** POST /api/subscriptions/{id}: confirms or ends a subscription. */
export const POST = formRoute(
  { body: z.object({ wish: z.enum(['confirm', 'unsubscribe']) }), limit: 'subscription' },
  ({ params, body }) => changeSubscription(params.id, body.wish),
  ({ id }) => subscriptionPath(id),
);
