import { route } from '@/lib/auth/route.ts';
import { selectionSchema } from '@/lib/operator/schema.ts';
import { chooseModel } from '@/lib/operator/service.ts';

/** PUT /api/operator/selection: which fetched model writes, or none; for the operator. */
export const PUT = route({ body: selectionSchema }, ({ actor, body }) => chooseModel(actor, body.name));
