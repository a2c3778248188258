import { route } from '@/lib/auth/route.ts';
import { MAX_PAGE_BODY_BYTES, pageChangeSchema } from '@/lib/sites/schema.ts';
import { changePage } from '@/lib/sites/service.ts';

export const POST = route(
  { auth: 'user', body: pageChangeSchema, largeBody: { limit: MAX_PAGE_BODY_BYTES } },
  ({ actor, body }) => changePage(actor, body),
);
