import { route } from '@/lib/auth/route.ts';
import { removeModel } from '@/lib/operator/service.ts';

export const DELETE = route({}, ({ actor, params }) => removeModel(actor, params.name));
