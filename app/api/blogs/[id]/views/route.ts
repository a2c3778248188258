import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { viewStatistics, viewStatisticsCsv } from '@/lib/views/service.ts';

export const GET = route(blogs['GET /api/blogs/{id}/views'], async ({ actor, params, query }) => {
  const id = params.id;
  if (query.format === 'json') return viewStatistics(actor, id);
  return csvFile(await viewStatisticsCsv(actor, id), `views-${id}.csv`);
});
