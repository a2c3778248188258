import { formRoute } from '@/lib/auth/route.ts';
import { objectionSchema } from '@/lib/reports/schema.ts';
import { objectToDecision } from '@/lib/reports/service.ts';
import { blogPath } from '@/lib/routes.ts';

/** POST /api/blogs/{id}/objection: objects to the operator's decision, once. Owner or maker only. */
export const POST = formRoute(
  { body: objectionSchema },
  ({ actor, params, body }) => objectToDecision(actor, params.id, body.objection),
  ({ id }) => blogPath(id),
);
