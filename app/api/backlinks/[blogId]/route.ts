import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { listBacklinks } from '@/lib/backlinks/service.ts';

export const GET = route(publishing['GET /api/backlinks/{blogId}'], ({ actor, params }) =>
  listBacklinks(actor, params.blogId),
);
