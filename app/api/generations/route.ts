import { route } from '@/lib/auth/route.ts';
import { listGenerations } from '@/lib/writing/services/runs.ts';

/** GET /api/generations: the actor's newest runs. */
export const GET = route({}, ({ actor }) => listGenerations(actor));
