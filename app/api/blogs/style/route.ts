import { route } from '@/lib/auth/route';
import { styleChangeSchema } from '@/lib/blogs/schema';
import { changeStyle } from '@/lib/illustrations/change-style';

/** POST /api/blogs/style (spec §7). */
export const POST = route({ body: styleChangeSchema }, ({ actor, body }) =>
  changeStyle(actor, body),
);
