import { route } from '@/lib/auth/route.ts';
import { newWebhookSchema } from '@/lib/webhooks/schema.ts';
import { addWebhook, readWebhooks } from '@/lib/webhooks/service.ts';

export const GET = route({ auth: 'user' }, ({ actor }) => readWebhooks(actor));

export const POST = route({ auth: 'user', body: newWebhookSchema, limit: 'webhook' }, ({ actor, body }) =>
  addWebhook(actor, body),
);
