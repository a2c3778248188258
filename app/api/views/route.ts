import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/csv-file.ts';
import { statisticsQuerySchema } from '@/lib/views/schema.ts';
import { userStatistics, userStatisticsCsv } from '@/lib/views/service.ts';

/** GET /api/views?format=: recent views of all of the user's blogs, or every day as CSV. */
export const GET = route({ query: statisticsQuerySchema }, async ({ actor, query }) => {
  const user = requireUser(actor);
  if (query.format === 'json') return userStatistics(user);
  return csvFile(userStatisticsCsv(user), 'views.csv');
});
