import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { domainChoiceSchema } from '@/lib/domains/schema.ts';
import { chooseDomain, domainOf, removeDomain } from '@/lib/domains/service.ts';

/** GET /api/account/domain: the user's domain and its status. */
export const GET = route({}, async ({ actor }) => domainOf(requireUser(actor)));

/** PUT /api/account/domain: sets the domain. */
export const PUT = route({ body: domainChoiceSchema }, async ({ actor, body }) =>
  chooseDomain(requireUser(actor), body.host),
);

/** DELETE /api/account/domain: removes the domain. */
export const DELETE = route({ body: domainChoiceSchema }, async ({ actor, body }) =>
  removeDomain(requireUser(actor), body.host),
);
