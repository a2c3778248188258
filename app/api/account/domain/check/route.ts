import { route } from '@/lib/auth/route.ts';
import { domainChoiceSchema } from '@/lib/domains/schema.ts';
import { checkDomain } from '@/lib/domains/service.ts';

export const POST = route({ auth: 'user', body: domainChoiceSchema }, async ({ actor, body }) =>
  checkDomain(actor, body.host),
);
