import 'server-only';
import { db } from '@/lib/database/db.ts';
import { givenUpBefore } from './mutations.ts';
import type { OwnWebhook } from './schema.ts';

export const findWebhooks = async (userId: string): Promise<OwnWebhook[]> =>
  (await db()).$queryRaw`
    SELECT id, url, events::text[], ARRAY(
      SELECT jsonb_build_object('id', id, 'event', event, 'createdAt', created_at, 'tries', tries, 'answer', answer,
        'state', CASE WHEN delivered_at IS NOT NULL THEN 'delivered'
          WHEN tries = 0 OR created_at > ${givenUpBefore()} THEN 'waiting' ELSE 'failed' END)
      FROM webhook_messages WHERE webhook_id = webhooks.id ORDER BY sequence DESC LIMIT 10) AS messages
    FROM webhooks WHERE user_id = ${userId} ORDER BY created_at`;
