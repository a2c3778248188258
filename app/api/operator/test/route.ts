import { route } from '@/lib/auth/route.ts';
import { testWriter } from '@/lib/operator/service.ts';

export const POST = route({}, ({ actor }) => testWriter(actor));
