import { route } from '@/lib/auth/route.ts';
import { selectionSchema } from '@/lib/operator/schema.ts';
import { chooseModel } from '@/lib/operator/service.ts';

export const PUT = route({ body: selectionSchema }, ({ actor, body }) => chooseModel(actor, body.name));
