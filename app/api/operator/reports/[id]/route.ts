import { formRoute } from '@/lib/auth/route.ts';
import { decisionSchema } from '@/lib/reports/schema.ts';
import { decideCase } from '@/lib/reports/service.ts';
import { casePath } from '@/lib/routes.ts';

export const POST = formRoute(
  { body: decisionSchema },
  ({ actor, params, body }) => decideCase(actor, params.id, body),
  ({ id }) => casePath(id),
);
