import { route } from '@/lib/auth/route.ts';
import { revocationSchema } from '@/lib/programs/oauth/schema.ts';
import { revokeToken } from '@/lib/programs/oauth/service.ts';

/** POST /api/oauth/revoke: ends a connection (RFC 7009). */
export const POST = route(
  { body: revocationSchema, takesForms: true, limit: 'program', origin: 'any', inputError: 'invalid_request' },
  async ({ body }) => revokeToken(body),
);
