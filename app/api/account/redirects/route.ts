import { route } from '@/lib/auth/route.ts';
import { redirectsSchema } from '@/lib/sites/address-schema.ts';
import { changeRedirects, readRedirects } from '@/lib/sites/addresses.ts';

export const GET = route({ auth: 'user' }, ({ actor }) => readRedirects(actor));

/** Bytes of 1,000 rules. */
const limit = 512 * 1024;

export const PUT = route({ auth: 'user', body: redirectsSchema, largeBody: { limit } }, ({ actor, body }) =>
  changeRedirects(actor, body),
);
