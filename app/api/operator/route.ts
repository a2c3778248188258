import { route } from '@/lib/auth/route.ts';
import { getOperatorState } from '@/lib/operator/service.ts';

/** GET /api/operator: the state of /operator. Operator only. */
export const GET = route({}, ({ actor }) => getOperatorState(actor));
