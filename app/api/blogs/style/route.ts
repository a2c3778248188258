import { route } from '@/lib/auth/route.ts';
import { styleChangeOfSeveralSchema, styleChangeSchema } from '@/lib/blogs/schema.ts';
import { changeStyle, changeStyleOfSeveral } from '@/lib/illustrations/service.ts';

export const POST = route({ scope: 'write', body: styleChangeSchema }, ({ actor, body }) => changeStyle(actor, body));

/** PUT /api/blogs/style: one style for several blogs. */
export const PUT = route({ scope: 'write', body: styleChangeOfSeveralSchema }, ({ actor, body }) =>
  changeStyleOfSeveral(actor, body),
);
