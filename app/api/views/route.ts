import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { statisticsQuerySchema, viewStatistics, viewStatisticsCsv } from '@/lib/views/service.ts';

/** GET /api/views?format=: recent views of all of the user's blogs, or every day as CSV. */
export const GET = route({ scope: 'read', auth: 'user', query: statisticsQuerySchema }, async ({ actor, query }) => {
  if (query.format === 'json') return viewStatistics(actor);
  return csvFile(await viewStatisticsCsv(actor), 'views.csv');
});
