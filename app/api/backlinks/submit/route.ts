import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { submit } from '@/lib/backlinks/service.ts';

export const POST = route(publishing['POST /api/backlinks/submit'], ({ actor, body }) => submit(actor, body));
