import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/csv-file.ts';
import { statisticsQuerySchema } from '@/lib/views/schema.ts';
import { userStatistics, userStatisticsCsv } from '@/lib/views/service.ts';

/** GET /api/views?format=: how all blogs of the user were read; as CSV every day there was. */
export const GET = route({ query: statisticsQuerySchema }, async ({ actor, query }) => {
  const user = requireUser(actor);
  if (query.format === 'json') return userStatistics(user);
  return csvFile(userStatisticsCsv(user), 'views.csv');
});
