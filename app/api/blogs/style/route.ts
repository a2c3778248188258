import { changeStyle } from '@/lib/blogs/editing';
import { styleChangeSchema } from '@/lib/blogs/schema';
import { route } from '@/lib/http/route';

/** POST /api/blogs/style (spec §7). */
export const POST = route({ body: styleChangeSchema }, ({ actor, body }) =>
  changeStyle(actor, body),
);
