import { formRoute } from '@/lib/auth/route.ts';
import { outcomeSchema } from '@/lib/reports/schema.ts';
import { settleDecision } from '@/lib/reports/service.ts';
import { casePath, REPORTS_PATH } from '@/lib/routes.ts';

export const POST = formRoute(
  { body: outcomeSchema },
  ({ actor, params, body }) => settleDecision(actor, params.id, body),
  (_, settled) => (settled ? casePath(settled.blogId) : REPORTS_PATH),
);
