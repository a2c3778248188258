import { route } from '@/lib/auth/route.ts';
import { listBacklinks } from '@/lib/backlinks/service.ts';

export const GET = route({}, ({ actor, params }) => listBacklinks(actor, params.blogId));
