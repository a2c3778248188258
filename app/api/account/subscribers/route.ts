import { route } from '@/lib/auth/route.ts';
import { resetRequestSchema } from '@/lib/auth/schema.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { readSubscribers, removeSubscriber, subscribersCsv } from '@/lib/newsletter/service.ts';
import { statisticsQuerySchema } from '@/lib/views/schema.ts';

/** GET /api/account/subscribers?format=: the user's subscribers in numbers, or all with their consent as CSV. */
export const GET = route({ auth: 'user', query: statisticsQuerySchema }, async ({ actor, query }) =>
  query.format === 'json' ? readSubscribers(actor) : csvFile(subscribersCsv(actor), 'subscribers.csv'),
);

export const DELETE = route({ auth: 'user', body: resetRequestSchema }, ({ actor, body }) =>
  removeSubscriber(actor, body.email),
);
