import { route } from '@/lib/auth/route.ts';
import { listGenerations } from '@/lib/writing/services/runs.ts';

export const GET = route({ scope: 'read' }, ({ actor }) => listGenerations(actor));
