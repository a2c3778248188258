import { route } from '@/lib/auth/route.ts';
import { proposalsSchema } from '@/lib/blogs/links/schema.ts';
import { listProposals } from '@/lib/blogs/links/service.ts';

export const POST = route({ scope: 'write', auth: 'user', body: proposalsSchema, limit: 'links' }, ({ actor, body }) =>
  listProposals(actor, body.ids),
);
