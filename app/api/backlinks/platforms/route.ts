import { route } from '@/lib/auth/route.ts';
import { listPlatforms } from '@/lib/backlinks/service.ts';

export const GET = route({ scope: 'read' }, ({ actor }) => listPlatforms(actor));
