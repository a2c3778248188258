import { route } from '@/lib/auth/route.ts';
import { changeVisibility } from '@/lib/blogs/bin-and-visibility/service.ts';
import { visibilityChangeSchema } from '@/lib/blogs/schema.ts';

/** PUT /api/blogs/visibility: changes visibility and the time of publication. */
export const PUT = route({ scope: 'publish', body: visibilityChangeSchema }, ({ actor, body }) =>
  changeVisibility(actor, body),
);
