import { route } from '@/lib/auth/route.ts';
import { getOperatorState } from '@/lib/operator/service.ts';

/** GET /api/operator: what writes here, and the models that can be fetched; for the operator. */
export const GET = route({}, ({ actor }) => getOperatorState(actor));
