import { route } from '@/lib/auth/route.ts';
import { styleChangeSchema } from '@/lib/blogs/schema.ts';
import { changeStyle } from '@/lib/illustrations/change-style.ts';

/** POST /api/blogs/style (spec §7). */
export const POST = route({ body: styleChangeSchema }, ({ actor, body }) =>
  changeStyle(actor, body),
);
