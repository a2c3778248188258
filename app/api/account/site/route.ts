import { route } from '@/lib/auth/route.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';
import { siteChangeSchema } from '@/lib/sites/schema.ts';
import { changeSite, readSite } from '@/lib/sites/service.ts';

export const GET = route({ auth: 'user' }, ({ actor }) => readSite(actor));

/** Room for two pictures. */
const largeBody = { limit: 2 * MAX_PICTURE_BODY_BYTES };

export const PUT = route({ auth: 'user', body: siteChangeSchema, largeBody }, ({ actor, body }) =>
  changeSite(actor, body),
);
