import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { viewStatistics, viewStatisticsCsv } from '@/lib/views/service.ts';

export const GET = route(blogs['GET /api/views'], async ({ actor, query }) => {
  if (query.format === 'json') return viewStatistics(actor);
  return csvFile(await viewStatisticsCsv(actor), 'views.csv');
});
