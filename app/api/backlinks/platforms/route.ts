import { route } from '@/lib/auth/route.ts';
import { listPlatforms } from '@/lib/backlinks/service.ts';

export const GET = route({}, ({ actor }) => listPlatforms(actor));
