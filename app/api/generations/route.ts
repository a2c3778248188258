import { route } from '@/lib/auth/route.ts';
import { listGenerations } from '@/lib/writing/services/generations.ts';

/** GET /api/generations: the actor's runs that are under way or ended in the last hour. */
export const GET = route({}, ({ actor }) => listGenerations(actor));
