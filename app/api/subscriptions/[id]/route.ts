import { z } from 'zod';
import { formRoute } from '@/lib/auth/route.ts';
import { idText } from '@/lib/http/bounds.ts';
import { changeSubscription } from '@/lib/newsletter/service.ts';
import { subscriptionPath } from '@/lib/routes.ts';

/** POST /api/subscriptions/{id}: confirms or ends a subscription. `site`: slug of its author, for the page that follows. */
export const POST = formRoute(
  { body: z.object({ wish: z.enum(['confirm', 'unsubscribe']), site: idText().optional() }), limit: 'subscription' },
  ({ params, body }) => changeSubscription(params.id, body.wish).then(() => ({ success: true, site: body.site })),
  ({ id }, done) => `${subscriptionPath(id)}${done?.site ? `?site=${done.site}` : ''}`,
);
