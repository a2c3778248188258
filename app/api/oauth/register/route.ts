import { route } from '@/lib/auth/route.ts';
import { registrationSchema } from '@/lib/programs/oauth/schema.ts';
import { registerClient } from '@/lib/programs/oauth/service.ts';

/** POST /api/oauth/register: registers a client (RFC 7591). */
export const POST = route(
  { body: registrationSchema, limit: 'oauthClient', origin: 'any', inputError: 'invalid_client_metadata' },
  async ({ body }) => Response.json(await registerClient(body), { status: 201 }),
);
