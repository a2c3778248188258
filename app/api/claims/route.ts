import { route } from '@/lib/auth/route.ts';
import { claimsRequestSchema } from '@/lib/writing/claims.ts';
import { checkClaims } from '@/lib/writing/services/claims.ts';

/** POST /api/claims: checks every sentence of a text against given sources. */
export const POST = route(
  { scope: 'check', auth: 'user', body: claimsRequestSchema, largeBody: { limit: 4 * 1024 * 1024 } },
  ({ actor, body, request }) => checkClaims(actor, body, request.signal),
);
