import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { proposeOutline } from '@/lib/writing/services/outline.ts';

export const POST = route(writing['POST /api/blogs/outline'], ({ actor, body, request }) =>
  proposeOutline(actor, body, request.signal),
);
