import { route } from '@/lib/auth/route.ts';
import { domainQuerySchema } from '@/lib/domains/schema.ts';
import { requireServed } from '@/lib/domains/service.ts';

/** GET /api/domains/ask: 200 for an own domain in service, else 404; Caddy asks before it gets a certificate. */
export const GET = route({ query: domainQuerySchema }, async ({ query }) => {
  await requireServed(query.domain);
  return { served: true };
});
