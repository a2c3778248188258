import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { withdraw } from '@/lib/backlinks/service.ts';

export const POST = route(
  publishing['POST /api/backlinks/{blogId}/{backlinkId}/withdraw'],
  ({ actor, body, params, request }) =>
    withdraw(actor, params.blogId, params.backlinkId, body.credentials, request.signal),
);
