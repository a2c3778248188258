import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { changeSection } from '@/lib/writing/services/section.ts';

export const POST = route(editing['POST /api/blogs/{id}/sections/{index}'], ({ actor, params, body, request }) =>
  changeSection(actor, params.id, params.index, body, request.signal),
);
