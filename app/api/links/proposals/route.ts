import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { listProposals } from '@/lib/blogs/links/service.ts';

export const POST = route(editing['POST /api/links/proposals'], ({ actor, body }) => listProposals(actor, body.ids));
