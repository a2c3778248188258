import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { viewStatistics, viewStatisticsCsv } from '@/lib/views/service.ts';

/** GET /api/views?format=: recent views of all of the user's blogs, or every day as CSV. */
export const GET = route(blogs['GET /api/views'], async ({ actor, query }) => {
  if (query.format === 'json') return viewStatistics(actor);
  return csvFile(await viewStatisticsCsv(actor), 'views.csv');
});
