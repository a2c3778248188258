import { route } from '@/lib/auth/route';
import { sectionChangeSchema } from '@/lib/writing/schema';
import { changeSection } from '@/lib/writing/services/section';

/** POST /api/blogs/{id}/sections/{index}: has one section written again, longer or shorter; for the owner. */
export const POST = route({ body: sectionChangeSchema }, ({ actor, params, body, request }) =>
  changeSection(actor, params.id ?? '', params.index ?? '', body, request.signal),
);
