import { emptyBody, route } from '@/lib/auth/route.ts';
import { sendSchema } from '@/lib/webhooks/schema.ts';
import { removeWebhook, sendMessage } from '@/lib/webhooks/service.ts';

export const POST = route({ auth: 'user', body: sendSchema, limit: 'webhook' }, ({ actor, body, params }) =>
  sendMessage(actor, params.id, body.message),
);

export const DELETE = route({ auth: 'user', body: emptyBody }, ({ actor, params }) => removeWebhook(actor, params.id));
