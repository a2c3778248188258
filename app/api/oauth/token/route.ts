import { route } from '@/lib/auth/route.ts';
import { tokenSchema } from '@/lib/programs/oauth/schema.ts';
import { issueTokens } from '@/lib/programs/oauth/service.ts';

/** POST /api/oauth/token: exchanges a code or a refresh token for tokens. */
export const POST = route(
  { body: tokenSchema, takesForms: true, limit: 'program', origin: 'any', inputError: 'invalid_request' },
  async ({ body }) => issueTokens(body),
);
