import { route } from '@/lib/auth/route.ts';
import { domainChoiceSchema } from '@/lib/domains/schema.ts';
import { chooseDomain, readDomain, removeDomain } from '@/lib/domains/service.ts';

export const GET = route({ auth: 'user' }, async ({ actor }) => readDomain(actor));

export const PUT = route({ auth: 'user', body: domainChoiceSchema }, async ({ actor, body }) =>
  chooseDomain(actor, body.host),
);

export const DELETE = route({ auth: 'user', body: domainChoiceSchema }, async ({ actor, body }) =>
  removeDomain(actor, body.host),
);
