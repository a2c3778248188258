import { route } from '@/lib/auth/route.ts';
import { testWriter } from '@/lib/operator/service.ts';

/** POST /api/operator/test: whether the model that writes answers, and how soon; for the operator. */
export const POST = route({}, ({ actor }) => testWriter(actor));
