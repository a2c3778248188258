import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { statisticsQuerySchema, viewStatistics, viewStatisticsCsv } from '@/lib/views/service.ts';

/** GET /api/blogs/{id}/views?format=: recent views of a blog, or every day as CSV; for the owner. */
export const GET = route({ scope: 'read', query: statisticsQuerySchema }, async ({ actor, params, query }) => {
  const id = params.id;
  if (query.format === 'json') return viewStatistics(actor, id);
  return csvFile(await viewStatisticsCsv(actor, id), `views-${id}.csv`);
});
