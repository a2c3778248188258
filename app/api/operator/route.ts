import { route } from '@/lib/auth/route.ts';
import { getOperatorState } from '@/lib/operator/service.ts';

export const GET = route({}, ({ actor }) => getOperatorState(actor));
