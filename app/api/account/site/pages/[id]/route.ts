import { emptyBody, route } from '@/lib/auth/route.ts';
import { MAX_PAGE_BODY_BYTES, pageChangeSchema } from '@/lib/sites/schema.ts';
import { changePage } from '@/lib/sites/service.ts';

export const PUT = route(
  { auth: 'user', body: pageChangeSchema, largeBody: { limit: MAX_PAGE_BODY_BYTES } },
  ({ actor, body, params }) => changePage(actor, body, params.id),
);

export const DELETE = route({ auth: 'user', body: emptyBody }, ({ actor, params }) =>
  changePage(actor, null, params.id),
);
