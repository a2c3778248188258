import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { databaseIsWritable } from '@/lib/database/wait-for-database.ts';
import { AppError } from '@/lib/http/errors.ts';

/** GET /api/health: 200 while the process is up. With ?ready=1, 503 unless its database is readable and writable. */
export const GET = route({ query: z.object({ ready: z.literal('1').optional() }) }, async ({ query }) => {
  if (query.ready && !(await databaseIsWritable())) {
    throw new AppError('unavailable', 'The database cannot be written to.', { headers: { 'Retry-After': '5' } });
  }
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
});
