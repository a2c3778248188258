import { route } from '@/lib/auth/route.ts';
import { rotateKey } from '@/lib/operator/service.ts';

/** POST /api/operator/signing-key: signs records with a new key from now on. Operator only. */
export const POST = route({}, ({ actor }) => rotateKey(actor));
