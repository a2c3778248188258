import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { listPlatforms } from '@/lib/backlinks/service.ts';

export const GET = route(publishing['GET /api/backlinks/platforms'], ({ actor }) => listPlatforms(actor));
