import { route } from '@/lib/auth/route.ts';
import { testWriter } from '@/lib/operator/service.ts';

/** POST /api/operator/test: tests the model that writes. Operator only. */
export const POST = route({}, ({ actor }) => testWriter(actor));
