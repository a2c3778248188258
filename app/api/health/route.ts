import { z } from 'zod';
import { databaseAnswers } from '@/lib/db-health';
import { AppError } from '@/lib/http/errors';
import { route } from '@/lib/http/route';

/** GET /api/health: the process is up. With ?ready=1: its database answers too, else 503. */
export const GET = route(
  { query: z.object({ ready: z.literal('1').optional() }) },
  async ({ query }) => {
    if (query.ready && !(await databaseAnswers())) {
      throw new AppError('unavailable', 'The database does not answer.');
    }
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  },
);
