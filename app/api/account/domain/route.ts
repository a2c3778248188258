import { route } from '@/lib/auth/route.ts';
import { domainChoiceSchema } from '@/lib/domains/schema.ts';
import { chooseDomain, domainOf, removeDomain } from '@/lib/domains/service.ts';

/** GET /api/account/domain: the user's domain and its status. */
export const GET = route({ auth: 'user' }, async ({ actor }) => domainOf(actor));

/** PUT /api/account/domain: sets the domain. */
export const PUT = route({ auth: 'user', body: domainChoiceSchema }, async ({ actor, body }) =>
  chooseDomain(actor, body.host),
);

/** DELETE /api/account/domain: removes the domain. */
export const DELETE = route({ auth: 'user', body: domainChoiceSchema }, async ({ actor, body }) =>
  removeDomain(actor, body.host),
);
